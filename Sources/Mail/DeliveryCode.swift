/// The exit codes of `tintype-mail`. What the server said stands on standard error.
public enum DeliveryCode {
  /// The server has taken the message.
  public static let sent: Int32 = 0
  /// It never will.
  public static let refused: Int32 = 1
  /// The order makes no sense.
  public static let usage: Int32 = 64
  /// Not now, or nobody was reached: `EX_TEMPFAIL` of `sysexits.h`.
  public static let later: Int32 = 75
}
