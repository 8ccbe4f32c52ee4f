import HTTP
import Store

extension FormFields {
  /// Reads a JSON object as if it were a form: texts and whole numbers are fields, an array of texts is
  /// a field that was sent several times.
  init(json bytes: [UInt8]) throws {
    let bad = Failure(.badRequest, "bad-json")
    guard let document = try? JSONParser.parse(bytes), case .object(let object) = document else {
      throw bad
    }
    self.init()
    if object.members.count > FormLimits.form.fields { throw FormError.tooManyFields }
    for member in object.members {
      for value in member.value.array ?? [member.value] {
        guard let text = value.text ?? value.integer.map(String.init) else { throw bad }
        append(name: member.key, value: Array(text.utf8))
      }
    }
  }
}
