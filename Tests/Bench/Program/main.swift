import Glibc

// The parts of Tests/bench that need the site's own code:
//   tintype-bench multipart
//   tintype-bench photos IMAGER FILE COUNT    develops a photo so often
//   tintype-bench children IMAGER COUNT       the time of a child that has nothing to decode

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.count) {
case ("multipart", 1):
  if try !MultipartBench.run() { exit(1) }
case ("photos", 4):
  try PhotoBench(imager: arguments[2]).develop(arguments[3], count: Int(arguments[4]) ?? 0)
case ("children", 3):
  try PhotoBench(imager: arguments[2]).refuse(count: Int(arguments[3]) ?? 0)
default:
  print("tintype-bench: see Tests/Bench/Program/main.swift")
  exit(2)
}
