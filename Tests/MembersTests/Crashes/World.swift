import SimulatedDisk
import Store
import System

@testable import Imaging
@testable import Members

/// Ada, who has a photo and two earlier ones; Minjun, who is shown to members only; Grace, who has no
/// photo; and Pat, who waits to be let in: on a simulated disk. Ada's camera has a token.
struct World {
  let disk: SimulatedDisk
  let members: Members
  /// Of Ada's only session.
  let cookie: String

  static let ada = "ada@example.org"
  static let minjun = "minjun@example.org"
  static let grace = "grace@example.org"
  static let pat = "pat@example.org"
  static let newcomer = "new@example.org"
  static let renamed = "countess@example.org"
  static let addresses = [ada, minjun, grace, pat, newcomer, renamed]

  /// Everything of it is on the disk.
  static let beginning: World = {
    do {
      let disk = SimulatedDisk()
      for (name, mode) in Tree.directories { try disk.makeDirectory(name, mode: mode) }
      try disk.syncDirectory("")
      let world = try World(disk)
      let session = try world.join("Ada", ada, print(1))
      try world.members.setPhoto(print(2), of: world.id(ada))
      try world.members.setPhoto(print(3), of: world.id(ada))
      try world.join("민준", minjun, print(4))
      try world.members.setVisibility(.members, of: world.id(minjun))
      try world.join("Grace", grace, nil)
      _ = try world.members.apply(
        Application(name: "Pat", email: pat, password: goodPassword), photo: print(6),
        until: .approval)
      let order = try TokenOrder(name: "camera", scopes: "photo:write", days: "30")
      _ = try world.members.makeToken(order, of: world.id(ada))
      return try World(disk.after(.eager), cookie: session.cookie)
    } catch { fatalError("\(error)") }
  }()

  init(_ disk: SimulatedDisk, cookie: String = "") throws {
    self.disk = disk
    self.cookie = cookie
    // Two earlier photos at most: one more drops the last.
    members = try Members(
      store: Store(disk: disk), settings: MemberSettings(cores: 2, earlierPhotos: 2))
  }

  /// The world in which an operation begins, with a disk of its own on which `fault` will happen.
  static func before(_ operation: Operation, _ fault: Fault = .none) throws -> World {
    let damaged = try World(beginning.disk.copy())
    try operation.damage(damaged)
    let world = try World(damaged.disk.after(.eager))
    world.disk.arm(fault)
    return world
  }

  /// The world that is found after a crash, once the server has started on it.
  func recovered(from crash: Crash) throws -> World {
    let world = try World(disk.after(crash))
    try world.recover()
    return world
  }

  /// What a server does when it starts.
  func recover() throws {
    try members.settle()
    try Staging(members, limits: .init(total: 1 << 30, perClient: 1 << 30)).sweep()
  }

  func repair() throws {
    struct Unrepaired: Error {}
    let checkup = Checkup(members, studio: nil, isRepairing: true) { _ in }
    try checkup.run()
    if checkup.wrong > 0 { throw Unrepaired() }
  }

  @discardableResult
  func join(_ name: String, _ email: String, _ print: Print?) throws -> Session {
    let application = try Application(name: name, email: email, password: goodPassword)
    return try members.join(application, photo: print, device: "test")
  }

  /// Adds a photo for Ada, as a request that may come again.
  @discardableResult
  func addOnce() throws -> PhotoReceipt {
    let ada = try id(World.ada)
    return try members.once(RepeatableRequest(name: "one", digest: [1]), of: ada) { photo in
      let print = World.print(5)
      try members.setPhoto(print, of: ada, as: photo)
      return PhotoReceipt(photo: photo, size: print.masterSize, changes: print.changes)
    }
  }

  func id(_ email: String) throws -> MemberID {
    guard let address = EmailAddress(email), let owner = try members.owner(of: address) else {
      throw StoreError.conflict(Key("nobody", trusted: ()))
    }
    return owner.id
  }

  func currentPhoto(_ email: String) throws -> PhotoID {
    guard let photo = try members.member(id(email))?.photo else {
      throw StoreError.conflict(Key("no-photo", trusted: ()))
    }
    return photo.id
  }

  /// What the imager might have made of the picture with this number, with pixels of its own.
  static func print(_ mark: UInt8) -> Print {
    var print = Print(photo(mark), alt: "picture \(mark)")
    print.original = .bytes([0xFF, 0xD8, mark])
    return print
  }
}
