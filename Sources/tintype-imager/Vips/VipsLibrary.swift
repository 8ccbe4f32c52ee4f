import CVips

/// libvips as this program uses it: six loaders, two savers, one thread, no cache.
enum VipsLibrary {
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
      "LoadJpeg", "LoadPng", "LoadWebp", "LoadNsgif", "LoadHeif", "SaveJpeg", "SaveWebp",
    ] {
      unsafe vips_operation_block_set("VipsForeign" + kind, 0)
    }
    // One heap for all threads: each further one would claim 64 MB of the children's address space.
    mallopt(M_ARENA_MAX, 1)
    // Memory that was given back is used again, instead of being fetched from the kernel, zeroed
    // page by page, for every strip of a picture: a tenth of a photo's time.
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, Int32.max)
    mallopt(M_TOP_PAD, 8 << 20)
    return true
  }
}
