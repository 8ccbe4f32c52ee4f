import Mail
import System

// tintype-mail < ORDER: gives one message to an SMTP server. `DeliveryOrder` says what the order looks
// like, `DeliveryCode` what the exit codes mean; a line on standard error says why it was not sent.
guard CommandLine.arguments.count == 1 else {
  Terminal.writeError("tintype-mail takes no arguments; tintype mail sends what waits\n")
  CurrentProcess.exitNow(DeliveryCode.usage)
}
Signals.ignoreBrokenPipes()
// Whoever waits for the answer is gone: then the message is not to be given away unseen.
try? CurrentProcess.dieWithParent()
try? CurrentProcess.forbidInspection()
let input = Descriptor(owning: 0)
guard let bytes = try? input.readAll(limit: DeliveryOrder.limit), let order = DeliveryOrder(bytes)
else {
  Terminal.writeError("standard input is no order\n")
  CurrentProcess.exitNow(DeliveryCode.usage)
}
do throws(Delivery.Failure) {
  try Delivery(order: order).run().say()
  CurrentProcess.exitNow(DeliveryCode.sent)
} catch {
  Terminal.writeError("\(error.reason)\n")
  CurrentProcess.exitNow(error.code)
}
