/// What people call kinds of files that are no photos for this site.
enum FileKind {
  /// The name of a media type, the same in every language; the type itself where there is none.
  static func name(of mediaType: String) -> String {
    if let name = names[mediaType] { return name }
    return mediaType.hasPrefix("video/") ? "video (\(mediaType.dropFirst(6)))" : mediaType
  }

  private static let names = [
    "application/gzip": "GZIP", "application/octet-stream": "binary data", "application/pdf": "PDF",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "Word",
    "application/x-sharedlib": "program", "application/x-executable": "program",
    "application/x-pie-executable": "program", "application/zip": "ZIP",
    "image/bmp": "BMP", "image/jp2": "JPEG 2000", "image/jxl": "JPEG XL", "image/svg": "SVG",
    "image/svg+xml": "SVG", "image/tiff": "TIFF", "image/vnd.adobe.photoshop": "Photoshop",
    "image/vnd.microsoft.icon": "ICO", "image/x-canon-cr2": "RAW (Canon)", "image/x-icon": "ICO",
    "image/x-tga": "TGA", "text/html": "HTML", "text/plain": "text", "video/mp4": "MP4 video",
    "video/quicktime": "QuickTime video",
  ]
}
