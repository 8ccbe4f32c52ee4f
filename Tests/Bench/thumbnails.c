// What most people would write with libvips: a thumbnail of the file for every size. Given a JPEG, a
// folder and how often.
#include <stdio.h>
#include <stdlib.h>
#include <vips/vips.h>

static void check(int failure) {
  if (failure) vips_error_exit(NULL);
}

static void make(const char *path, const char *folder, int size, gboolean square) {
  VipsImage *lazy, *image;
  char name[4096];
  check(vips_thumbnail(path, &lazy, size, "height", size, "crop",
                       square ? VIPS_INTERESTING_CENTRE : VIPS_INTERESTING_NONE, NULL));
  // Computed once, for both formats.
  image = vips_image_copy_memory(lazy);
  if (!image) check(1);
  snprintf(name, sizeof name, "%s/%d.jpg", folder, size);
  check(vips_jpegsave(image, name, "Q", square ? 80 : 90, "strip", TRUE, NULL));
  if (square) {
    snprintf(name, sizeof name, "%s/%d.webp", folder, size);
    check(vips_webpsave(image, name, "Q", 75, "strip", TRUE, NULL));
  }
  g_object_unref(image);
  g_object_unref(lazy);
}

int main(int count, char **arguments) {
  static const int sizes[] = {640, 360, 180, 96};
  if (count < 4 || vips_init(arguments[0])) return 1;
  vips_concurrency_set(1);
  vips_cache_set_max(0);
  for (int i = 0; i < atoi(arguments[3]); i++) {
    make(arguments[1], arguments[2], 2048, FALSE);
    for (int k = 0; k < 4; k++) make(arguments[1], arguments[2], sizes[k], TRUE);
  }
  vips_shutdown();
}
