import Glibc
import System

/// Plain CGI (RFC 3875): the environment, standard input and standard output of this process.
public final class CGIExchange: Exchange {
  private let input = Descriptor(owning: STDIN_FILENO)
  private let output = Descriptor(owning: STDOUT_FILENO)

  /// Whether a web server started this process as a CGI program.
  public static var isPresent: Bool {
    Environment.value(of: "GATEWAY_INTERFACE") != nil
  }

  public init() {}

  public func parameter(_ name: String) -> String? {
    Environment.value(of: name)
  }

  public func read(into buffer: inout [UInt8]) -> Int {
    (try? input.read(into: &buffer)) ?? 0
  }

  public func expectDelay() {}

  public func write(_ bytes: [UInt8]) {
    // A reader that has gone away is no error of ours.
    try? output.write(bytes)
  }
}
