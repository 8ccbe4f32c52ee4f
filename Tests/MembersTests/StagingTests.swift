import Members
import Testing

@Suite struct StagingTests {
  let site: TemporaryMembers
  let staging: Staging

  init() throws {
    site = try TemporaryMembers()
    staging = Staging(site.members, limits: .init(total: 100, perClient: 10))
  }

  private func upload(_ count: Int, client: String = "192.0.2.1") throws -> StagedUpload {
    let upload = try staging.begin(client: Client(address: client))
    try upload.write([UInt8](repeating: 7, count: count).span)
    return upload
  }

  @Test func anUploadIsGoneWithItsRequest() throws {
    do {
      let upload = try upload(5)
      #expect(try site.names("staged").count == 1)
      #expect(try upload.beginning(3) == [7, 7, 7])
      #expect(upload.size == 5)
    }
    #expect(try site.names("staged") == [])
  }

  @Test func aKeptUploadOpensForTheSameBrowserOnly() throws {
    let ticket = try staging.keep(try upload(5), preview: [1, 2], binding: "browser")
    #expect(try site.names("staged").count == 2)
    #expect(try staging.preview(ticket, binding: "browser") == [1, 2])
    #expect(try staging.preview(ticket, binding: "another") == nil)
    #expect(try staging.reopen(ticket, binding: "another") == nil)
    #expect(try staging.reopen("../keys/form.x", binding: "browser") == nil)
    #expect(try staging.reopen("", binding: "browser") == nil)
    do { #expect(try staging.reopen(ticket, binding: "browser")?.size == 5) }
    #expect(try staging.reopen(ticket, binding: "browser") == nil, "it was used")
    #expect(try site.names("staged") == [])
  }

  @Test func oneClientCannotFillTheFolder() throws {
    let first = try upload(10)
    #expect(throws: Busy.self) { try staging.begin(client: Client(address: "192.0.2.1")) }
    let other = try upload(10, client: "192.0.2.2")
    #expect(first.size + other.size == 20)
  }

  @Test func allClientsTogetherAreBounded() throws {
    let uploads = try (0..<10).map { try upload(10, client: "client \($0)") }
    #expect(throws: Busy.self) { try staging.begin(client: Client(address: "one more")) }
    #expect(uploads.count == 10)
  }

  @Test func whatIsTooOldMakesRoom() throws {
    let brief = Staging(
      site.members,
      limits: {
        var l = Staging.Limits(total: 10, perClient: 10); l.lifetime = -1; return l
      }())
    _ = try staging.keep(try upload(10), preview: [1], binding: "x")
    let next = try brief.begin(client: Client(address: "192.0.2.1"))
    #expect(try site.names("staged").count == 1)
    #expect(next.size == 0)
  }
}
