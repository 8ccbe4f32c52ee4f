public enum Value: Sendable, ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral { case null, text(String), bool(Bool), number(Int), list([Value]), object([String: Value])
 public init(dictionaryLiteral e: (String, Value)...) { self = .object(Dictionary(uniqueKeysWithValues: e)) }
 public init(stringLiteral v: String) { self = .text(v) } }
public struct TemplateSet: Sendable { public init(_ s: [String: String]) throws {}
 public func render(_ n: String, _ v: Value) throws -> [UInt8] { [] }
 public func renderUnescaped(_ n: String, _ v: Value) throws -> [UInt8] { [] } }
