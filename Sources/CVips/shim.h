#ifndef TINTYPE_CVIPS_H
#define TINTYPE_CVIPS_H
#include <malloc.h>
#include <vips/vips.h>

// Every operation of libvips is variadic, which Swift cannot call: each wrapper here is one call
// with the options that Tintype uses. All return 0, or -1 with nothing in `*out`.

static inline int tt_load_jpeg(const void *bytes, size_t length, int shrink, VipsImage **out) {
  return vips_jpegload_buffer((void *)bytes, length, out, "shrink", shrink, "access",
                              VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_TRUNCATED, NULL);
}
static inline int tt_load_png(const void *bytes, size_t length, VipsImage **out) {
  return vips_pngload_buffer((void *)bytes, length, out, "access", VIPS_ACCESS_SEQUENTIAL,
                             "fail_on", VIPS_FAIL_ON_TRUNCATED, NULL);
}
static inline int tt_load_webp(const void *bytes, size_t length, double scale, VipsImage **out) {
  return vips_webpload_buffer((void *)bytes, length, out, "scale", scale, "access",
                              VIPS_ACCESS_SEQUENTIAL, "fail_on", VIPS_FAIL_ON_TRUNCATED, NULL);
}
static inline int tt_load_gif(const void *bytes, size_t length, VipsImage **out) {
  return vips_gifload_buffer((void *)bytes, length, out, "access", VIPS_ACCESS_SEQUENTIAL,
                             "fail_on", VIPS_FAIL_ON_TRUNCATED, NULL);
}
// Without "page" libheif's primary picture is loaded.
static inline int tt_load_heif(const void *bytes, size_t length, VipsImage **out) {
  return vips_heifload_buffer((void *)bytes, length, out, "access", VIPS_ACCESS_SEQUENTIAL,
                              "fail_on", VIPS_FAIL_ON_TRUNCATED, NULL);
}

// "srgb" and "cmyk" are profiles inside libvips: nothing is opened.
static inline int tt_profile_to_srgb(VipsImage *in, VipsImage **out) {
  return vips_icc_transform(in, out, "srgb", "embedded", TRUE, "intent", VIPS_INTENT_PERCEPTUAL,
                            "depth", 8, NULL);
}
static inline int tt_cmyk_to_srgb(VipsImage *in, VipsImage **out) {
  return vips_icc_transform(in, out, "srgb", "input_profile", "cmyk", "intent",
                            VIPS_INTENT_PERCEPTUAL, "depth", 8, NULL);
}
static inline int tt_to_srgb(VipsImage *in, VipsImage **out) {
  return vips_colourspace(in, out, VIPS_INTERPRETATION_sRGB, NULL);
}
// Halves the depth of every band, transparency included: icc_transform cuts that off at 255.
static inline int tt_to_8_bit(VipsImage *in, VipsImage **out) {
  return vips_colourspace(
      in, out, in->Bands < 3 ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB, NULL);
}
static inline int tt_flatten(VipsImage *in, VipsImage **out, double red, double green,
                             double blue) {
  double colour[3] = {red, green, blue};
  VipsArrayDouble *background = vips_array_double_new(colour, 3);
  int result = vips_flatten(in, out, "background", background, NULL);
  vips_area_unref(VIPS_AREA(background));
  return result;
}
static inline int tt_resize(VipsImage *in, VipsImage **out, double across, double down) {
  return vips_resize(in, out, across, "vscale", down, "kernel", VIPS_KERNEL_CUBIC, NULL);
}
static inline int tt_cut(VipsImage *in, VipsImage **out, int left, int top, int width,
                         int height) {
  return vips_extract_area(in, out, left, top, width, height, NULL);
}
static inline int tt_surround(VipsImage *in, VipsImage **out, int left, int top, int width,
                              int height, double red, double green, double blue) {
  double colour[3] = {red, green, blue};
  VipsArrayDouble *background = vips_array_double_new(colour, 3);
  int result = vips_embed(in, out, left, top, width, height, "extend", VIPS_EXTEND_BACKGROUND,
                          "background", background, NULL);
  vips_area_unref(VIPS_AREA(background));
  return result;
}
// Every so manieth pixel of every so manieth line, without looking at those in between.
static inline int tt_sample(VipsImage *in, VipsImage **out, int step) {
  return vips_subsample(in, out, step, step, NULL);
}
// Where a square of this side would be centred by libvips' attention strategy: edges, skin and
// strong colours.
static inline int tt_attention(VipsImage *in, int side, int *x, int *y) {
  VipsImage *cut;
  if (vips_smartcrop(in, &cut, side, side, "interesting", VIPS_INTERESTING_ATTENTION, "attention_x",
                     x, "attention_y", y, NULL))
    return -1;
  g_object_unref(cut);
  return 0;
}
// The orientation is handed in: what was made of a picture may have lost it.
static inline int tt_turn_upright(VipsImage *in, int orientation, VipsImage **out) {
  VipsImage *tagged;
  if (vips_copy(in, &tagged, NULL)) return -1;
  vips_image_set_int(tagged, VIPS_META_ORIENTATION, orientation);
  int result = vips_autorot(tagged, out, NULL);
  g_object_unref(tagged);
  return result;
}
static inline int tt_turn(VipsImage *in, VipsImage **out, int quarters) {
  return vips_rot(in, out, (VipsAngle)quarters, NULL);
}
static inline int tt_save_jpeg(VipsImage *in, int quality, int optimise, void **bytes,
                               size_t *length) {
  return vips_jpegsave_buffer(in, bytes, length, "Q", quality, "strip", TRUE, "optimize_coding",
                              optimise, "subsample_mode", VIPS_FOREIGN_SUBSAMPLE_ON, NULL);
}
static inline int tt_save_webp(VipsImage *in, int quality, int effort, void **bytes,
                               size_t *length) {
  return vips_webpsave_buffer(in, bytes, length, "Q", quality, "effort", effort, "strip", TRUE,
                              NULL);
}
static inline int tt_save_png(VipsImage *in, void **bytes, size_t *length) {
  return vips_pngsave_buffer(in, bytes, length, "strip", TRUE, NULL);
}

// Makes an operation's class ready without running it; the class stays, as every class does.
static inline void tt_prepare(const char *operation) {
  GType type = vips_type_find("VipsOperation", operation);
  if (type) g_type_class_ref(type);
}

// A picture of 8-bit sRGB pixels in memory of g_malloc, which it frees in the end.
static inline void tt_free_pixels(VipsImage *image, void *pixels) { g_free(pixels); }
static inline int tt_from_pixels(void *pixels, size_t length, int width, int height,
                                 VipsImage **out) {
  VipsImage *image =
      vips_image_new_from_memory(pixels, length, width, height, 3, VIPS_FORMAT_UCHAR);
  if (!image) {
    g_free(pixels);
    return -1;
  }
  g_signal_connect(image, "postclose", G_CALLBACK(tt_free_pixels), pixels);
  image->Type = VIPS_INTERPRETATION_sRGB;
  *out = image;
  return 0;
}

// Macros with casts, and the name of a metadata item behind another one.
static inline void tt_unref(VipsImage *image) { g_object_unref(image); }
static inline VipsImage *tt_ref(VipsImage *image) { return (VipsImage *)g_object_ref(image); }
static inline int tt_has(VipsImage *image, const char *name) {
  return vips_image_get_typeof(image, name) != 0;
}
#endif
