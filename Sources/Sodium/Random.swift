import CSodium

public enum Random {
  /// Unpredictable bytes. `randombytes_buf`
  public static func bytes(_ count: Int) -> [UInt8] {
    precondition(Library.ready)
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      if let start = buffer.baseAddress { unsafe randombytes_buf(start, count) }
      filled = count
    }
  }
}
