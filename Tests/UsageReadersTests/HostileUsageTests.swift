import SourceText
import TestSupport
import Testing
import UsageReaders

/// Code that is broken, deep, or made to take long.
@Suite struct HostileUsageTests {
  static let files = ["a.css", "a.html", "a.vue", "a.svelte", "a.tsx", "a.ts", "a.swift", "a.kt"]

  static let pieces: [String] = [
    "{", "}", "(", ")", "<", ">", "</", "<a ", "<a b={", "\"", "'", "`", "`${", "/*", "//", "<!--",
    "<style>", "<script>", ".a{", ":is(", "&", "@media x{", "a:not(", "[", "--x:", "var(", "cva(",
    "class=\"text-", "className={cn(", "text-[", "bg-(", "/[", "\\", "\u{0}", "é", "{#if ", "<A>{",
    "color:var(--x);background:var(--y)", "Text(", ".background(", "VStack{", "A{}.b", "on ? ",
    "if a {", "var a: B {", "#if x", "a.textColor = b.c\n", "a.addSubview(b)\n", "[a].forEach {",
    "let a = {", "switch a { case b:", "func a(b: C) {", "if a { } else ", "[.foregroundColor: a,",
    "func a() { let b = C(); b.textColor = d.e; f.addSubview(b); f.backgroundColor = g.h }\n",
    "class A {", "var a: some View { a }\n", "guard let a = b else",
  ]

  @Test(arguments: files)
  func `Any piece many times over ends in time`(file: String) throws {
    for piece in Self.pieces {
      // A megabyte at most: what is larger may take longer.
      let count = min(20_000, 1_000_000 / piece.utf8.count)
      let time = try processorTime {
        _ = try ReadUsage(String(repeating: piece, count: count), named: file)
      }
      #expect(time < .seconds(5), "\(piece) in \(file)")
    }
  }

  @Test(arguments: files)
  func `A text cut off anywhere is read up to there`(file: String) throws {
    let text =
      file == "a.css"
      ? ".a:is(.b) > .c { & .d:hover { color: rgb(var(--x) / 5%) !important; @apply text-a/5; } }"
      : #"<A b={c ? <i className="text-a"/> : `x${1}`} {...d}><style>.a{color:red}</style>"#
        + #"<p class="a:b-[c] text-(--x)/50" :class="{ 'text-b': on }">don't {/* c */ x}</p></A>"#
    let bytes = Array(text.utf8)
    for count in bytes.indices {
      _ = try ReadUsage(SourceFile(path: file, bytes: Array(bytes[..<count])))
    }
  }

  @Test func `Bytes that are no text are said, and read where they can be`() throws {
    for bytes in [[0xFF, 0xFE, 0x41, 0x00], [0x2E, 0x61, 0x7B, 0xC3, 0x28, 0x7D]] as [[UInt8]] {
      for file in Self.files { _ = try ReadUsage(SourceFile(path: file, bytes: bytes)) }
    }
    let usage = try ReadUsage(SourceFile(path: "a.css", bytes: [0x2E, 0xFF, 0x7B, 0x7D]))
    #expect(usage.unfollowed.count == 1)
  }

  @Test func `A block that is not closed is said, and what is in it is read`() throws {
    let usage = try ReadUsage(".a { color: var(--x); background: var(--y);", named: "a.css")
    #expect(usage.pairs == ["--x on --y text"])
    #expect(usage.unfollowed == ["unread: the '{' that begins here is not closed"])
  }

  @Test func `Rules nested past the limit are said`() throws {
    let text = String(repeating: "& { ", count: 100) + "color: red"
    let usage = try ReadUsage(text, named: "a.css")
    #expect(usage.unfollowed.contains { $0.hasPrefix("limit: ") })
  }

  @Test func `Elements nested past the limit are said`() throws {
    let usage = try ReadUsage(String(repeating: "<a>", count: 5000), named: "a.html")
    #expect(usage.unfollowed.contains { $0.hasPrefix("limit: ") })
  }

  @Test func `Many rules about the same elements are said`() throws {
    let rules = (0..<4000).map { ".x\($0) .a { color: var(--a) }" }.joined()
    let time = try processorTime {
      let usage = try ReadUsage(rules, named: "a.css")
      #expect(usage.unfollowed.contains { $0.hasPrefix("limit: ") })
    }
    #expect(time < .seconds(10))
  }

  @Test func `Text with very many colors around it is said`() throws {
    let text =
      String(repeating: #"<a class="dark:text-b">"#, count: 200)
      + String(repeating: #"<p class="bg-a">x</p>"#, count: 2000)
    let usage = try ReadUsage(text, named: "a.html")
    #expect(usage.unfollowed.contains("limit: too many colors around a text"))
  }

  @Test func `Many functions that set up the same views are said`() throws {
    let functions = (0..<400).map {
      "func f\($0)() { a.textColor = T.a\($0); backgroundColor = T.b\($0); addSubview(a) }\n"
    }
    let time = try processorTime {
      let usage = try ReadUsage(
        "class A: UIView { let a = UILabel()\n\(functions.joined()) }", named: "a.swift")
      #expect(usage.unfollowed.contains("limit: T.a0"))
    }
    #expect(time < .seconds(5))
  }

  @Test func `Members that show each other many times are said`() throws {
    let members = (0..<200).map {
      "var v\($0): some View { VStack { v\($0 + 1); v\($0 + 1); v\($0 + 1) } }\n"
    }
    let time = try processorTime {
      let usage = try ReadUsage("struct A: View { \(members.joined()) }", named: "a.swift")
      #expect(usage.unfollowed.contains { $0.hasPrefix("limit: ") })
    }
    #expect(time < .seconds(5))
  }
}
