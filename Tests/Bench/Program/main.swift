import Glibc

// The parts of Tests/bench and Tests/scale that need the site's own code:
//   tintype-bench multipart
//   tintype-bench photos IMAGER FILE COUNT    develops a photo so often
//   tintype-bench children IMAGER COUNT       the time of a child that has nothing to decode
//   tintype-bench crowd TREE UID COUNT        members like the one who joined, so many in all
//   tintype-bench indexes TREE                compacts the indexes and makes them again

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.count) {
case ("multipart", 1):
  if try !MultipartBench.run() { exit(1) }
case ("photos", 4):
  try PhotoBench(imager: arguments[2]).develop(arguments[3], count: Int(arguments[4]) ?? 0)
case ("children", 3):
  try PhotoBench(imager: arguments[2]).refuse(count: Int(arguments[3]) ?? 0)
case ("crowd", 4):
  try Crowd(tree: arguments[2], like: arguments[3]).fill(to: Int(arguments[4]) ?? 0)
case ("indexes", 2):
  try IndexBench.run(arguments[2])
default:
  print("tintype-bench: see Tests/Bench/Program/main.swift")
  exit(2)
}
