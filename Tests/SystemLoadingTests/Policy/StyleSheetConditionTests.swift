import TestSupport
import Testing

/// Style sheets that show another color than the one that would be judged: each ends in exit status 1
/// or 2 until the policy says what becomes of it. What a browser shows was seen in Chromium.
@Suite struct StyleSheetConditionTests {
  private func audit(
    _ sheet: String, conditions: String? = nil, files: [String: String] = [:]
  ) throws -> SystemRun {
    let key = conditions.map { "\"conditions\": {\($0)}," } ?? ""
    return try SystemRun(
      policy: """
        {"tokens": ["app.css"], \(key) "rules": [{"id": "R", "pairings": [
          {"foreground": "t", "background": "page", "usage": "text"}]}]}
        """,
      files: files.merging(["app.css": sheet]) { mine, _ in mine })
  }

  private static let base = ":root{--page:#fff;--t:#000}"

  /// Each shows #ccc on white somewhere, which has a contrast of 1.6.
  @Test(arguments: [
    ":root{--page:#fff;--t:#000;@media (prefers-color-scheme:dark){--t:#ccc}}",
    ":root{--page:#fff;--t:#000;&{--t:#ccc}}",
    ":root{--page:#fff;--t:#000;@supports (color:red){--t:#ccc}}",
    ":root{--page:#fff;--t:#000;@media screen{--t:#ccc}}",
    ":root{--page:#fff;--t:#000;@media screen{--t:#000} --t:#ccc}",
    base + "@supports not (not (color:red)){:root{--t:#ccc}}",
    base + "@supports (not (color:foo(1))) or (color:red){:root{--t:#ccc}}",
    base + "@media not all and (prefers-color-scheme:dark){:root{--t:#ccc}}",
    base + "@media not print{:root{--t:#ccc}}",
    base + ":is(:root,.x){--t:#ccc}",
    base + "*|*:root{--t:#ccc}",
    base + "html:root{--t:#ccc}",
    base + "@media (prefers-color-scheme:dark){:where(:root){--t:#ccc!important}}",
    ":root{color-scheme:dark;--page:#fff;--t:light-dark(#000,#ccc)}",
    // Any word but a few is a scheme that is not supported, and then light is used.
    ":root{color-scheme:dark;color-scheme:none;--page:#fff;--t:light-dark(#ccc,#000)}",
    "@import 'more.css';:root{--page:#fff}",
  ])
  func `What a browser shows is judged`(sheet: String) throws {
    let run = try audit(sheet, files: ["more.css": ":root{--t:#ccc}"])
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("\"ratio\": 1.6"))
  }

  @Test func `A nested selector is as specific as the most specific one around it`() throws {
    let run = try audit(
      ":root{--page:#fff;&,.x{&{--t:#ccc} --t:#000}}", conditions: #"":root .x": "ignore""#)
    #expect(run.output.contains("\"ratio\": 1.6"), "\(run.errors)")
  }

  @Test(arguments: [
    "@media (prefers-color-scheme:dark) and {:root{--t:#ccc}}",
    "@media (prefers-color-scheme:dark) and (color) or (hover){:root{--t:#ccc}}",
    "@media not (prefers-color-scheme:blue){:root{--t:#ccc}}",
    "@media print{:root{--t:#ccc}}", "@media not screen{:root{--t:#ccc}}",
    "@supports not (color:red){:root{--t:#ccc}}", "@supports (not (color:red)){:root{--t:#ccc}}",
    "@supports color:red{:root{--t:#ccc}}", "@layer a{:root{--t:#ccc}}",
    ":where(:root){--t:#ccc}",
  ])
  func `What no browser shows is not judged`(sheet: String) throws {
    let run = try audit(Self.base + sheet)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(arguments: [
    ("@media (min-width:0){:root{--t:#ccc}}", "(min-width: 0)"),
    (":root{@media (hover){--t:#ccc}}", "(hover)"),
    ("@media (width >= 1px){:root{--t:#ccc}}", "(width >= 1px)"),
    ("@container (min-width:0){:root{--t:#ccc}}", "@container (min-width:0)"),
    ("html.js{--t:#ccc}", "html.js"), (":root{&.js{--t:#ccc}}", ":root.js"),
    (".dark p{--t:#ccc}", "p"), (".btn{--t:#ccc}", ".btn"),
    // Marks of HTML comments mean nothing inside of a rule.
    ("@media all{<!-- :root{--t:#ccc}}", "<!-- :root"), (":root <!-- {--t:#ccc}", ":root <!--"),
    (":root{.btn{--t:#ccc}}", ":root .btn"), ("*{--t:#ccc}", "*"),
    ("@supports (appearance:none){:root{--t:#ccc}}", "@supports (appearance: none)"),
    ("@keyframes k{to{--t:#ccc}}", "@keyframes k"), ("@scope{--t:#ccc}", "@scope "),
    (":root,:new{--t:#ccc}", ":root, :new"),
    ("@media screen{;:root{--t:#ccc}}", "a rule after a stray ';'"),
    ("@media screen{foo;@media all{:root{--t:#ccc}}}", "a rule after a stray ';'"),
    ("@layer a{--x:y;:root{--t:#ccc!important}}", "a rule after a stray ';'"),
    ("@media (prefers-color-scheme:dark){:root{--t:#ccc}} .dark{--t:#111}", "no chosen scheme"),
    ("@media (prefers-color-scheme:dark){.light{--t:#ccc}}", "two schemes or themes at once"),
    (":root{--t:light-dark(#000,#ccc)}", "color-scheme: light dark"),
    (":root{--u:#000;--t:var(--u)} .btn{--u:#ccc}", ".btn"),
  ])
  func `A condition that changes a color in use has to be answered`(
    sheet: String, name: String
  ) throws {
    let run = try audit(Self.base + sheet)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    let key = name.replacing("*", with: "\\\\*")
    #expect(run.errors.contains("\"conditions\": {\"\(key)\": \""), "\(run.errors)")
    let ignored = try audit(Self.base + sheet, conditions: "\"\(key)\": \"ignore\"")
    #expect(ignored.status == 0, "\(ignored.errors)")
  }

  @Test(arguments: [
    ("@media (min-width:0){:root{--t:#ccc}}", "(min-width: 0)"),
    ("html.js{--t:#ccc}", "html.js"), (".btn{--t:#ccc}", ".btn"), ("*{--t:#ccc}", "*"),
    ("@media (prefers-color-scheme:dark){:root{--t:#ccc}} .dark{--t:#111}", "no chosen scheme"),
    (":root{--t:light-dark(#000,#ccc)}", "color-scheme: light dark"),
  ])
  func `A condition that is audited is an axis`(sheet: String, name: String) throws {
    let run = try audit(Self.base + sheet, conditions: "\"\(name)\": \"audit\"")
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("\"\(name)\": \"with\""))
    #expect(run.output.contains("\"ratio\": 1.6"))
    let excluded = try audit(
      Self.base + sheet, conditions: "\"\(name)\": \"audit\"}, \"exclude\": {\"\(name)\": \"with\"")
    #expect(excluded.status == 0, "\(excluded.errors)")
  }

  @Test(arguments: [
    "@scope (:root){:scope{--t:#111}.x{--t:#ccc}}", "@keyframes k{0%{--t:#ccc}to{--t:#111}}",
  ])
  func `Rules that mean several elements or moments are not audited as one`(sheet: String) throws {
    let run = try audit(Self.base + sheet, conditions: "\"@*\": \"audit\"")
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot be audited"), "\(run.errors)")
  }

  @Test func `What else ':is()' holds does not make the root another element`() throws {
    let sheet =
      ":root{--page:#fff;--t:light-dark(#000,#ccc)} :is(:root,:foo){color-scheme:light dark} "
      + ":root{color-scheme:light}"
    let run = try audit(sheet, conditions: "\":foo\": \"ignore\"")
    #expect(run.status == 0, "\(run.errors)\(run.output)")
  }

  @Test func `What an import brings that is not here has to be answered`() throws {
    let sheet = "@import url(https://example.org/a.css);" + Self.base
    let run = try audit(sheet)
    #expect(run.status == 2)
    #expect(run.errors.contains("may change any color"))
    #expect(try audit(sheet, conditions: #""@import *": "ignore""#).status == 0)
    #expect(try audit(sheet, conditions: #""@import *": "audit""#).status == 2)
  }

  @Test func `What no pairing uses stays a warning`() throws {
    let run = try audit(Self.base + ".btn{--other:#ccc} @media (hover){:root{--more:#ccc}}")
    #expect(run.status == 0)
    #expect(run.output.contains("not read: 1 custom property of '.btn'"))
  }

  /// A light page on a dark system shows #ccc on white, which has 1.6, and nothing else does.
  @Test func `A page that chooses against the system is judged where the policy says so`() throws {
    let sheet = Self.base + "@media (prefers-color-scheme:dark){.light{--t:#ccc}}"
    let run = try audit(sheet, conditions: #""two schemes or themes at once": "audit""#)
    #expect(run.status == 1, "\(run.errors)")
    let failures = try JSONReport(run.output).results.filter { $0.outcome == "fail" }
    #expect(
      failures.map(\.context) == [["scheme": "light", "two schemes or themes at once": "with"]])
  }

  @Test(arguments: [
    (":root:is(.light.dark){--t:#ccc}", "two schemes or themes at once"),
    (":root,:new{--t:#ccc}", ":root, :new"), (":hover{--t:#ccc}", ":hover"),
  ])
  func `What can only be ignored is not offered to be audited`(sheet: String, name: String) throws {
    let run = try audit(Self.base + sheet)
    #expect(run.status == 2)
    #expect(run.errors.contains("under '\(name)', and that cannot be audited; add "))
    #expect(!run.errors.contains("\"audit\""))
    #expect(try audit(Self.base + sheet, conditions: "\"\(name)\": \"audit\"").status == 2)
  }

  @Test func `Many conditions are asked about at once`() throws {
    let sheet = Self.base + (1...30).map { ".b\($0){--t:#ccc}" }.joined()
    let run = try audit(sheet)
    #expect(run.status == 2)
    let errors = run.errors.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.count == 9)
    #expect(errors.last?.contains("under 22 more conditions: '.b9', '.b10', ") == true)
    #expect(try audit(sheet, conditions: #""*": "ignore""#).status == 0)
  }

  @Test(arguments: [
    "--u:#12345", "--u:light-dark(#fff)", "--u:var(u)", "--u:rgb(1 2)",
  ])
  func `What is malformed fails what uses it, and nothing else`(value: String) throws {
    let unused = try audit(Self.base + ":root{\(value)}")
    #expect(unused.status == 1, "\(unused.errors)")
    #expect(unused.output.contains("'u' is not read: "))
    let used = try audit(":root{--page:#fff;--t:var(--u);\(value)}")
    #expect(used.status == 2)
    #expect(used.output.isEmpty)
  }

  @Test(arguments: [
    "syntax:'<length>';inherits:true;initial-value:#000",
    "syntax:'<color>';inherits:true;initial-value:var(--page)",
    "syntax:'<color>';inherits:true;initial-value:12px",
  ])
  func `What may not be registered gives no color`(descriptors: String) throws {
    let run = try audit("@property --t{\(descriptors)} :root{--page:#fff}")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
  }

  @Test func `A condition that no source has is an error`() throws {
    let run = try audit(Self.base + "html.js{--t:#ccc}", conditions: #""html.jz": "ignore""#)
    #expect(run.status == 2)
    #expect(
      run.errors.contains("no token source has the condition 'html.jz'; did you mean 'html.js'?"))
    #expect(try audit(Self.base, conditions: #""*": "ignore""#).status == 2)
    let odd = try audit(Self.base + "html.js{--t:#ccc}", conditions: #""html.js": "always""#)
    #expect(odd.status == 2)
    #expect(odd.output.isEmpty)
  }

  @Test func `A literal comes before patterns, and patterns in their order`() throws {
    let sheet = Self.base + ".a{--t:#ccc} .b{--t:#ccc}"
    func status(_ conditions: String) throws -> Int32 {
      try audit(sheet, conditions: conditions).status
    }
    #expect(try status(#"".*": "ignore""#) == 0)
    #expect(try status(#"".*": "ignore", ".b": "audit""#) == 1)
    #expect(try status(#"".a*": "ignore", "*": "audit""#) == 1)
    #expect(try status(#"".a": "ignore""#) == 2)
    #expect(try status(#"".\\*": "ignore""#) == 2)
  }

  @Test func `An element has from the root what was worked out there`() throws {
    let run = try audit(
      ":root{--page:#fff;--u:#000;--t:var(--u)} .btn{--u:#ccc}", conditions: #"".btn": "audit""#)
    #expect(run.status == 2)
    #expect(run.errors.contains("'.btn' cannot be audited: it declares '--u'"))
  }
}
