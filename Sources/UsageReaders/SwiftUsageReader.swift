import Programs
import SourceText

/// Reads the files of a program in Swift: views of SwiftUI, and of UIKit and AppKit.
enum SwiftUsageReader {
  static func read(
    _ tree: SyntaxTree, of program: Program, by evaluator: Evaluator,
    into reading: inout UsageReading
  ) {
    for problem in tree.problems {
      if let span = problem.span { reading.unfollow(.unread, problem.message, at: span) }
    }
    for place in tree.unparsed {
      reading.unfollow(.unread, "Swift that is not understood", at: place.span)
    }
    var colors = SwiftColorExpression(
      program: program, tree: tree, types: TypePlaces(tree), evaluator: evaluator)
    SwiftDefaultColors.read(colors, into: &reading)
    SwiftUIUsageReader.read(colors, into: &reading)
    colors.framework = .uiKit
    UIKitUsageReader.read(colors, into: &reading)
  }
}
