import SourceText

/// Reads files of Swift: views of SwiftUI, and of UIKit and AppKit.
enum SwiftUsageReader {
  static func read(_ file: SourceFile, into reading: inout UsageReading) {
    var diagnostics = DiagnosticList()
    let document = SwiftDocument.parse(file, severity: .note, diagnostics: &diagnostics)
    for diagnostic in diagnostics.all {
      if let span = diagnostic.span { reading.unfollow(.unread, diagnostic.message, at: span) }
    }
    SwiftDefaultColors.read(document, into: &reading)
    SwiftUIUsageReader.read(document, into: &reading)
    UIKitUsageReader.read(document, into: &reading)
  }
}
