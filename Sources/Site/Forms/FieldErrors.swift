import HTTP
import Members
import Store
import Templates

/// What is wrong with a form, field by field, on its way to the page that shows it again.
struct FieldErrors: Error {
  private(set) var codes: [Field: String] = [:]
  private(set) var sentences: [Field: String] = [:]
  private(set) var status = Status.unprocessableContent

  var isEmpty: Bool { codes.isEmpty }

  init() {}

  /// Of a form in which no field is wrong.
  init(_ status: Status) { self.status = status }

  mutating func add(_ invalid: InvalidFields, _ visit: Visit) {
    for (field, problem) in invalid.problems { add(problem, at: field, visit) }
  }

  /// Of several problems of a field the first counts.
  mutating func add(_ problem: Problem, at field: Field, _ visit: Visit) {
    if codes[field] != nil { return }
    codes[field] = problem.code
    sentences[field] = visit.text("field.\(problem.code)", problem.values) ?? problem.code
  }

  /// A photo that could not be taken; its status becomes the page's.
  mutating func add(_ failure: Failure, at field: Field, _ visit: Visit) {
    codes[field] = failure.code
    sentences[field] =
      visit.text("error.\(failure.text).message", failure.values) ?? failure.status.reason
    status = failure.status
  }

  var value: Value {
    .object(Object(sentences.map { ($0.rawValue, .text($1)) }))
  }

  /// The problem document (RFC 9457) for a client that wants JSON.
  func problem(_ visit: Visit) -> Response {
    var fields = JSONObject()
    for field in Field.allCases {
      guard let code = codes[field], let sentence = sentences[field] else { continue }
      fields[field.rawValue] = ["code": .string(code), "detail": .string(sentence)]
    }
    let problem: JSON = [
      "type": "about:blank", "title": .string(status.reason),
      "status": .integer(Int64(status.rawValue)), "code": "invalid-fields",
      "fields": .object(fields),
    ]
    var response = Response(
      status, type: "application/problem+json", body: JSONWriter.document(problem))
    response.addPageHeaders()
    return response
  }
}
