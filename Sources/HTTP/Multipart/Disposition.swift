/// The value of a part's Content-Disposition (RFC 7578, section 4.2).
struct Disposition: Equatable {
  let name: String
  /// Nil for a text field.
  let fileName: String?

  init(_ value: [UInt8]) throws(MultipartError) {
    let end = value.firstIndex(of: Octets.semicolon) ?? value.endIndex
    let kind = String(decoding: value[..<end].trimmingBlanks, as: UTF8.self).lowercased()
    guard kind == "form-data" else { throw .missingDisposition }
    var parameters = Parameters()
    var scanner = ParameterScanner(value, from: end, backslash: .escapesQuoteAndItself)
    do {
      while let parameter = try scanner.next() { try parameters.take(parameter) }
    } catch let error as MultipartError {
      throw error
    } catch {
      throw .malformedDisposition
    }
    guard let name = parameters.name, !name.value.isEmpty else { throw .missingName }
    guard let name = String(validating: name.value, as: UTF8.self) else { throw .invalidUTF8 }
    self.name = name
    // RFC 7578 forbids filename* here: it counts only when there is nothing else.
    if let plain = parameters.fileName {
      fileName = FileName.shown(plain.value, separators: plain.separators)
    } else if let extended = parameters.extendedFileName {
      fileName = try FileName.shown(extended: extended.value)
    } else {
      fileName = nil
    }
  }

  private struct Parameters {
    typealias Parameter = ParameterScanner<[UInt8]>.Parameter
    var name: Parameter?
    var fileName: Parameter?
    var extendedFileName: Parameter?

    mutating func take(_ parameter: Parameter) throws(MultipartError) {
      switch parameter.name {
      case "name":
        if name != nil { throw .duplicateParameter }
        name = parameter
      case "filename":
        if fileName != nil { throw .duplicateParameter }
        fileName = parameter
      case "filename*":
        if extendedFileName != nil { throw .duplicateParameter }
        extendedFileName = parameter
      default:
        // A file name in numbered pieces (RFC 2231): read as text, the file would be a field.
        if parameter.name.hasPrefix("filename*") { throw .malformedDisposition }
      }
    }
  }
}
