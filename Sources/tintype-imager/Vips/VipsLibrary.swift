import CVips

/// libvips as this program uses it: six loaders, three savers, one thread, no cache.
enum VipsLibrary {
  /// What a child will use: made ready once here instead of in every child.
  private static let operations = [
    "jpegload_buffer", "pngload_buffer", "webpload_buffer", "gifload_buffer", "heifload_buffer",
    "jpegsave_buffer", "webpsave_buffer", "pngsave_buffer", "sequential", "linecache", "copy",
    "cast", "colourspace",
    "icc_import", "icc_export", "icc_transform", "CMYK2XYZ", "XYZ2CMYK", "sRGB2scRGB",
    "scRGB2sRGB", "resize", "reduce", "reduceh", "reducev", "shrink", "shrinkh", "shrinkv",
    "affine", "embed", "extract_area", "extract_band", "bandjoin", "flatten", "autorot", "rot",
    "flip", "black", "abs", "conv", "convi", "convsep", "divide", "gaussblur", "gaussmat",
    "ifthenelse", "linear", "math2_const", "max", "multiply", "relational_const", "scRGB2XYZ",
    "smartcrop", "subsample", "sum", "XYZ2Lab",
  ]

  /// Initialises it; `false` if that fails.
  ///
  /// Runs no pipeline: the threads that one starts would be missing in the forked children.
  static func start() -> Bool {
    guard unsafe vips_init("tintype-imager") == 0 else { return false }
    vips_concurrency_set(1)
    vips_cache_set_max(0)
    vips_block_untrusted_set(1)
    for kind in ["VipsForeignLoad", "VipsForeignSave"] { unsafe vips_operation_block_set(kind, 1) }
    for kind in [
      "LoadJpeg", "LoadPng", "LoadWebp", "LoadNsgif", "LoadHeif", "SaveJpeg", "SaveWebp", "SavePng",
    ] {
      unsafe vips_operation_block_set("VipsForeign" + kind, 0)
    }
    for operation in operations { unsafe tt_prepare(operation) }
    prepareColourTables()
    // One heap for all threads: each further one would claim 64 MB of the children's address space.
    mallopt(M_ARENA_MAX, 1)
    // Memory that was given back is used again, instead of being fetched from the kernel, zeroed
    // page by page, for every strip of a picture: a tenth of a photo's time.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, Int32.max)
    mallopt(M_TOP_PAD, 8 << 20)
    return true
  }

  /// Tables that libvips fills when a colour is first converted, 5 ms in every child: plain
  /// functions fill them here, without a pipeline.
  private static func prepareColourTables() {
    var (first, second, third): (Float, Float, Float) = (0, 0, 0)
    unsafe vips_col_sRGB2scRGB_8(0, 0, 0, &first, &second, &third)
    unsafe vips_col_XYZ2Lab(0, 0, 0, &first, &second, &third)
  }
}
