"""usage: syntax.py OUT FOLDER... [--swiftc SWIFTC]

Writes what the compiler's own parser, which its toolchain carries as a library, makes of the Swift
files in some folders: OUT/files.txt with their paths, and OUT/N.txt for the N-th. The test
SyntaxFormTests compares that with the tree of the engine, where SYNTAX_FORMS names OUT. Where the
toolchain has no such library, OUT is removed.
"""
import argparse, os, pathlib, shutil, subprocess, sys

parser = argparse.ArgumentParser()
parser.add_argument("out")
parser.add_argument("folders", nargs="+")
parser.add_argument("--swiftc", default="swiftc")
arguments = parser.parse_args()

here, out = pathlib.Path(__file__).resolve().parent, pathlib.Path(arguments.out)
shutil.rmtree(out, ignore_errors=True)
swiftc = shutil.which(arguments.swiftc)
host = pathlib.Path(os.path.realpath(swiftc or "")).parent.parent / "lib/swift/host"
if not swiftc or not (host / "SwiftParser.swiftmodule").exists():
    print("verify: this toolchain carries no SwiftParser, so trees of Swift files are not compared", file=sys.stderr)
    sys.exit(0)
out.mkdir(parents=True)
files = sorted(str(path.resolve()) for folder in arguments.folders for path in pathlib.Path(folder).rglob("*.swift") if path.is_file())
libraries = [f"-l{name}" for name in ("SwiftSyntax", "SwiftParser", "SwiftOperators")]
program = out / "syntax"
subprocess.run([swiftc, "-O", "-I", host, "-L", host, *libraries, "-Xlinker", "-rpath", "-Xlinker", host,
                here / "syntax/main.swift", "-o", program], check=True)
(out / "files.txt").write_text("".join(path + "\n" for path in files))
subprocess.run([program, out / "files.txt", out], check=True)
# A form that is recorded beside its file.
for number, path in enumerate(map(pathlib.Path, files)):
    recorded = path.with_suffix(".txt")
    if recorded.exists() and recorded.read_text() != (out / f"{number}.txt").read_text():
        sys.exit(f"verify: {recorded} is not what the compiler's parser prints; it is {out / f'{number}.txt'}")
print(f"trees of {len(files)} Swift files written by the compiler's parser")
