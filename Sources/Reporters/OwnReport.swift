/// Files that this tool writes, told by how they begin: they are no part of an app.
///
/// Some forms are common to many tools: JUnit, Checkstyle, Code Quality. A report in one of them is no
/// part of an app either, whoever wrote it.
package enum OwnReport {
  /// How much of a file has to be seen.
  package static let headLength = 4096

  /// Whether a file is a report, a baseline or a page of this tool, or could be one.
  ///
  /// - Parameter head: how the file begins, as UTF-8.
  package static func begins(_ head: some Collection<UInt8>) -> Bool {
    let text = String(decoding: head.prefix(headLength), as: UTF8.self)
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return beginnings.contains(where: start.hasPrefix)
      || marks.contains { start.hasPrefix($0.start) && $0.texts.allSatisfy(start.contains) }
  }

  private static let beginnings = [
    DeskPage.beginning, "[]", "[\n]", "# A draft for a person to complete:",
    "##teamcity[", "##vso[", "{\n\"schemaVersion\": 1,\n\"findings\": [",
  ]

  /// Texts that only a report has near its start.
  private static let marks: [(start: String, texts: [String])] = [
    ("{", [#""tool": {"name": "contrast-audit""#]),
    ("{", [#""driver": {"name": "contrast-audit""#]),
    ("{", [#""source": {"name": "contrast-audit"}"#]),
    ("{", [#""engineId": "contrast-audit""#]),
    ("{", [#""rules": ["#, #""issues": ["#]),
    ("[", [#""check_name":"#, #""fingerprint":"#]),
    ("<", ["<testsuite"]), ("<", ["<checkstyle"]),
    ("<!DOCTYPE html>", ["<style id=\"palette\">\n/* The colors of the HTML report"]),
  ]
}
