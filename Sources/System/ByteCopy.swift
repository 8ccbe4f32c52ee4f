extension [UInt8] {
  /// Appends all of `bytes` in one go.
  public mutating func append(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Lends the memory, which must be initialised, as bytes that can be changed.
  public func withMutableBytes(_ body: (inout MutableSpan<UInt8>) -> Void) {
    unsafe withMemoryRebound(to: UInt8.self) { bytes in
      var span = unsafe bytes.mutableSpan
      body(&span)
    }
  }
}
