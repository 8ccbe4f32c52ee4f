/// How a JPEG file is built up, without decoding anything: ITU-T T.81, annex B.
package struct JPEGOutline: Sendable, Equatable {
  /// Segments with a length, scan headers included.
  package private(set) var segments = 0
  /// Scan headers among them.
  package private(set) var scans = 0
  /// Width and height as the first frame header says.
  package private(set) var size: PixelSize?
  /// The marker bytes in front of the segments, in order, without repetition.
  package private(set) var markers: [UInt8] = []
  /// Where the picture ends: after the end marker, or where the bytes end.
  package private(set) var end = 0
  /// Whether there is an end marker.
  package private(set) var isComplete = false

  /// Walks to the end of the first picture.
  package init(_ bytes: Span<UInt8>) {
    var reader = JPEGReader()
    while let segment = reader.next(in: bytes) {
      if segment.marker == JPEGSegment.endOfPicture {
        isComplete = true
        end = segment.body.lowerBound
        return
      }
      segments += 1
      if !markers.contains(segment.marker) { markers.append(segment.marker) }
      if segment.marker == JPEGSegment.startOfScan { scans += 1 }
      if size == nil { size = segment.frameSize(in: bytes) }
    }
    end = bytes.count
  }
}
