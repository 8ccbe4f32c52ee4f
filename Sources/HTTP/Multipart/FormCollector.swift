/// Takes the files of a form as they arrive; the text fields go elsewhere.
public protocol FileSink {
  mutating func fileBegan(_ headers: PartHeaders) throws
  /// The next bytes of the file: never empty, borrowed.
  mutating func fileData(_ bytes: Span<UInt8>) throws
  mutating func fileEnded() throws
}

/// Sorts the parts of a form: text fields are remembered, files go to a sink.
///
/// A file field in which nobody chose a file (no name, no bytes) is no file: the sink hears nothing.
public struct FormCollector<Files: FileSink>: MultipartSink {
  /// The text fields so far.
  public private(set) var fields = FormFields()
  public var files: Files

  private var headers: PartHeaders?
  private var text: [UInt8] = []
  private var isFileOpen = false

  public init(files: Files) {
    self.files = files
  }

  public mutating func partBegan(_ headers: PartHeaders) throws {
    self.headers = headers
    text.removeAll()
    isFileOpen = false
    if let name = headers.fileName, !name.isEmpty { try openFile(headers) }
  }

  public mutating func partData(_ bytes: Span<UInt8>) throws {
    guard let headers else { return }
    if headers.isFile {
      if !isFileOpen { try openFile(headers) }
      try files.fileData(bytes)
    } else {
      text.reserveCapacity(text.count + bytes.count)
      for index in bytes.indices { text.append(bytes[index]) }
    }
  }

  public mutating func partEnded() throws {
    guard let headers else { return }
    self.headers = nil
    if headers.isFile {
      if isFileOpen { try files.fileEnded() }
      return
    }
    switch headers.charset {
    case .utf8: fields.append(name: headers.name, value: text)
    case .latin1: fields.append(name: headers.name, value: Array(Latin1.text(text).utf8))
    }
    text = []
  }

  private mutating func openFile(_ headers: PartHeaders) throws {
    isFileOpen = true
    try files.fileBegan(headers)
  }
}
