import Programs
import SourceText

/// Reads the files of a program in Swift: views of SwiftUI, and of UIKit and AppKit.
enum SwiftUsageReader {
  static func read(_ program: Program, into reading: inout UsageReading) {
    let evaluator = Evaluator(program)
    let files = SwiftFiles(program)
    for tree in program.trees {
      reading.begin()
      note(tree, &reading)
      var colors = SwiftColorExpression(
        files: files, file: files.file(of: tree.root), evaluator: evaluator)
      SwiftDefaultColors.read(colors, into: &reading)
      colors.framework = .uiKit
      UIKitUsageReader.read(colors, into: &reading)
    }
    guard let first = program.trees.first else { return }
    let colors = SwiftColorExpression(
      files: files, file: files.file(of: first.root), evaluator: evaluator)
    SwiftUIUsageReader.read(colors, into: &reading)
  }

  /// Notes what of a file is not read.
  private static func note(_ tree: SyntaxTree, _ reading: inout UsageReading) {
    for problem in tree.problems {
      if let span = problem.span { reading.unfollow(.unread, problem.message, at: span) }
    }
    for place in tree.unparsed {
      reading.unfollow(.unread, "Swift that is not understood", at: place.span)
    }
  }
}
