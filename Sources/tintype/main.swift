import Glibc
import System

Environment.normaliseFileModes()
Signals.ignoreBrokenPipes()
exit(run(CommandLine.arguments))
