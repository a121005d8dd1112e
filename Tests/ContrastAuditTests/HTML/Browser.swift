import Foundation
import TestSupport
import Testing

/// A browser of this machine, run without a window.
///
/// `CHROMIUM` names it, or none where it is empty; without, the usual names are looked for. `AXE` may name a file with the script
/// of the axe accessibility checker, which is then run as well.
enum Browser {
  /// The browser, where there is one.
  static let path: String? = {
    let variables = ProcessInfo.processInfo.environment
    if let path = variables["CHROMIUM"] { return path.isEmpty ? nil : path }
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let folders = (variables["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates =
      folders.flatMap { folder in names.map { "\(folder)/\($0)" } } + [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
      ]
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// The script of the accessibility checker, where there is one.
  static let checker: String? = ProcessInfo.processInfo.environment["AXE"]

  /// What was measured of a page.
  struct Measurement: Decodable {
    struct Filtered: Decodable, Equatable {
      /// How many evaluations and groups show, and whether it is said that a filter is set.
      let shown, groups, said: Int
    }

    /// The page in one scheme and width.
    struct View: Decodable {
      let scheme: String
      let width: Int
      let isDark: Bool
      /// The height of the page in pixels, before anything is opened.
      let height: Double
      /// By how many pixels the page is too wide, folded and unfolded.
      let overflow, opened: Double
      /// The least height or width of what can be clicked.
      let target: Double
      let filters: [String: Filtered]
      let requests: [String]
      /// Foreground and background of each text that shows, with a text that has them.
      let texts: [String: String]
      let violations: [String]
    }

    let results: [View]
    /// Whether a name of the page ran as a script.
    let ran: Bool
    /// How many requests the page made without its content security policy.
    let requests: Int
    /// What the browser wrote to its console.
    var messages: [String]?
  }

  /// Opens a page and measures it.
  static func measure(_ page: String) throws -> Measurement {
    let workspace = try Workspace()
    let checker = try checker.map { try String(contentsOfFile: $0, encoding: .utf8) }
    try workspace.write(
      """
      <!DOCTYPE html><meta charset="utf-8"><body><script>
      \(Fixture.text("Browser/probe.js"))
      measure(\(literal(page)), \(literal(checker ?? ""))).then((found) => {
        const place = document.createElement("pre");
        place.id = "found";
        // No mark of HTML, so that it need not be decoded.
        place.textContent = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(found))));
        document.body.append(place);
      });
      </script></body>
      """, to: "probe.html")
    let (dump, log) = try run(on: "probe.html", in: workspace)
    let found = try #require(
      dump.firstMatch(of: #/<pre id="found">([^<]*)</pre>/#), "nothing was measured: \(log)")
    let data = try #require(Data(base64Encoded: String(found.1)))
    var measurement = try JSONDecoder().decode(Measurement.self, from: data)
    measurement.messages = log.split(separator: "\n").map(String.init)
      .filter { $0.contains("CONSOLE") }
    return measurement
  }

  /// Opens a page as it is: what its scripts made of it, and what the browser wrote to its console.
  static func open(_ page: String) throws -> (output: String, messages: [String]) {
    let workspace = try Workspace()
    try workspace.write(page, to: "page.html")
    let (output, log) = try run(on: "page.html", in: workspace)
    return (output, log.split(separator: "\n").map(String.init).filter { $0.contains("CONSOLE") })
  }

  /// A text as a literal of JavaScript within HTML.
  private static func literal(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
      .replacing("<", with: "\\u003C")
  }

  private static func run(
    on page: String, in workspace: Workspace
  ) throws -> (output: String, log: String) {
    let process = Process()
    process.executableURL = URL(filePath: try #require(path))
    // The sandbox of Chromium does not start for the superuser.
    process.arguments =
      (geteuid() == 0 ? ["--no-sandbox"] : []) + [
        "--headless", "--disable-gpu", "--no-first-run", "--disable-background-networking",
        "--user-data-dir=\(workspace.absolute("profile"))", "--enable-logging=stderr",
        "--virtual-time-budget=60000", "--dump-dom", "file://\(workspace.absolute(page))",
      ]
    for name in ["output", "errors"] { try workspace.write("", to: name) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(
      forWritingTo: URL(filePath: workspace.absolute("output")))
    process.standardError = try FileHandle(
      forWritingTo: URL(filePath: workspace.absolute("errors")))
    try process.run()
    let deadline = Date(timeIntervalSinceNow: 300)
    while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.05) }
    if process.isRunning {
      process.terminate()
      Issue.record("the browser did not come to an end")
    }
    process.waitUntilExit()
    return (try workspace.read("output"), try workspace.read("errors"))
  }
}
