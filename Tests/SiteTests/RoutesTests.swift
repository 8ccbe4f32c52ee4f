import HTTP
import Testing

@testable import Site

@Suite struct RoutesTests {
  @Test(
    arguments: [
      ([], [:]), ([""], [:]), (["join"], [:]),
      (["users", "ada"], ["uid": "ada"]),
      (["users", "ada.json"], ["uid": "ada.json"]),
      (["users", "ada", "photo", "96.jpg"], ["uid": "ada", "file": "96.jpg"]),
      (["profile_image", "x", "640.webp"], ["uuid": "x", "file": "640.webp"]),
    ] as [([String], [String: String])])
  func addressesThatExist(_ segments: [String], _ parameters: [String: String]) {
    #expect(Routes.match(segments)?.parameters == parameters)
  }

  @Test(arguments: [
    ["nowhere"], ["join", ""], ["users"], ["users", "ada", "x"], ["profile_image"],
    ["users", "ada", "photo", "96.jpg", "x"],
  ])
  func addressesThatDoNot(_ segments: [String]) {
    #expect(Routes.match(segments) == nil)
  }

  @Test func headGoesWithGetAndNothingElseDoes() {
    let route = Routes.match(["healthz"])?.route
    #expect(route?.action(for: .head) != nil)
    #expect(route?.action(for: .post) == nil)
    #expect(route?.action(for: .delete) == nil)
    #expect(route?.action(for: .options) == nil)
    #expect(route?.action(for: .other("PUT")) == nil)
    #expect(route?.methods == [.get])
    #expect(Routes.match(["join"])?.route.methods == [.get, .post])
  }
}
