/// Writes a zip archive in one go, around the bytes of its files, which are stored as they are:
/// photos do not become smaller. PKWARE's APPNOTE.TXT 6.3.10; with ZIP64 where an archive is longer than
/// 4 GiB or has more than 65,534 files.
///
///     send(writer.begin(entry)); send(the bytes of the entry); …; send(writer.finish())
public struct ZipWriter: Sendable {
  private let date: ZipDate
  private var offset: UInt64
  private var entries: [(entry: ZipEntry, offset: UInt64)] = []

  /// `offset` is where in the archive the first file begins: other than 0 for tests alone.
  public init(date: ZipDate, offset: UInt64 = 0) {
    self.date = date
    self.offset = offset
  }

  /// What stands before the bytes of a file.
  public mutating func begin(_ entry: ZipEntry) -> [UInt8] {
    var header = ZipRecord(signature: 0x0403_4B50)
    header.add(UInt16(20))
    addFacts(entry, to: &header)
    header.add(UInt16(0))
    header.bytes += Array(entry.name.utf8)
    entries.append((entry, offset))
    offset += UInt64(header.bytes.count) + UInt64(entry.size)
    return header.bytes
  }

  /// What stands at the end: the list of the files, and where it begins.
  public func finish() -> [UInt8] {
    let list = entries.flatMap { listed($0.entry, at: $0.offset) }
    let isLarge =
      entries.count >= 0xFFFF || offset >= ZipRecord.large || list.count >= Int(ZipRecord.large)
    return list + (isLarge ? largeEnd(list.count) : []) + end(list.count)
  }

  /// The length of the whole archive of these files, in bytes.
  public static func length(of entries: [ZipEntry]) -> UInt64 {
    var writer = ZipWriter(date: ZipDate(year: 1980, month: 1, day: 1))
    for entry in entries { _ = writer.begin(entry) }
    return writer.offset + UInt64(writer.finish().count)
  }

  private func addFacts(_ entry: ZipEntry, to record: inout ZipRecord) {
    record.add(ZipRecord.utf8Names)
    record.add(UInt16(0))  // stored
    record.add(UInt16(0))  // midnight
    record.add(date.bits)
    record.add(entry.checksum)
    record.add(entry.size)
    record.add(entry.size)
    record.add(UInt16(entry.name.utf8.count))
  }

  private func listed(_ entry: ZipEntry, at offset: UInt64) -> [UInt8] {
    let isLarge = offset >= ZipRecord.large
    var record = ZipRecord(signature: 0x0201_4B50)
    record.add(ZipRecord.unix | (isLarge ? 45 : 20))
    record.add(UInt16(isLarge ? 45 : 20))
    addFacts(entry, to: &record)
    record.add(UInt16(isLarge ? 12 : 0))
    record.add(UInt16(0))  // no comment
    record.add(UInt16(0))  // the first disk
    record.add(UInt16(0))
    record.add(UInt32(0o100_600) << 16)
    record.add(ZipRecord.capped(offset))
    record.bytes += Array(entry.name.utf8)
    if isLarge {
      record.add(UInt16(1))
      record.add(UInt16(8))
      record.add(offset)
    }
    return record.bytes
  }

  private func largeEnd(_ listSize: Int) -> [UInt8] {
    var record = ZipRecord(signature: 0x0606_4B50)
    record.add(UInt64(44))
    record.add(ZipRecord.unix | 45)
    record.add(UInt16(45))
    record.add(UInt32(0))
    record.add(UInt32(0))
    record.add(UInt64(entries.count))
    record.add(UInt64(entries.count))
    record.add(UInt64(listSize))
    record.add(offset)
    var locator = ZipRecord(signature: 0x0706_4B50)
    locator.add(UInt32(0))
    locator.add(offset + UInt64(listSize))
    locator.add(UInt32(1))
    return record.bytes + locator.bytes
  }

  private func end(_ listSize: Int) -> [UInt8] {
    let count = UInt16(min(entries.count, 0xFFFF))
    var record = ZipRecord(signature: 0x0605_4B50)
    record.add(UInt16(0))
    record.add(UInt16(0))
    record.add(count)
    record.add(count)
    record.add(ZipRecord.capped(UInt64(listSize)))
    record.add(ZipRecord.capped(offset))
    record.add(UInt16(0))
    return record.bytes
  }
}
