import Members
import Templates

/// What has just happened, told once by the next page: carried there by a cookie, as codes.
struct Notice {
  /// Codes of the texts `notice.*` and `change.*`, such as `photo-added`, `converted-HEIC`.
  var codes: [String]

  init(_ codes: String...) {
    self.codes = codes
  }
}

extension Visit {
  func leave(_ notice: Notice) throws {
    try set(.notice, notice.codes.joined(separator: "."), maxAge: 60)
  }

  /// The same of a change of a member's photo, and whether it waits for approval.
  func leave(_ notice: Notice, onPhotoOf id: MemberID) throws {
    let waits = try members.member(id)?.photo?.isHeld == true
    try leave(waits ? notice + Notice("photo-waiting") : notice)
  }

  /// The sentences of the notice that the page before left, which is then forgotten.
  func takeNotice() throws -> String? {
    guard let codes = cookie(.notice), codes.utf8.count <= 200 else { return nil }
    try set(.notice, "", maxAge: 0)
    let sentences = codes.split(separator: ".").compactMap { sentence(String($0)) }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// Only texts that exist are shown, so a cookie that somebody wrote says nothing of its own.
  private func sentence(_ code: String) -> String? {
    if code.hasPrefix("converted-") {
      let type = configuration.accepted.names.first { code == "converted-\($0)" }
      return type.flatMap { text("change.converted", ["from": .text($0)]) }
    }
    return text("notice.\(code)") ?? text("change.\(code)")
  }

  func text(_ key: String, _ values: Object = Object()) -> String? {
    site.pages.text(key, values, in: language)
  }
}

func + (left: Notice, right: Notice?) -> Notice {
  var sum = left
  sum.codes += right?.codes ?? []
  return sum
}
