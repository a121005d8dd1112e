import ColorMath
import Programs
import SourceText

/// A Swift source that was run, and the questions that it asked about other sources. With the same answers
/// it has the same result.
struct SwiftReading: KeptReadings.Reading {
  let program: Program
  let collector: SwiftCollector
  let questions: SwiftQuestions
  private let parts: [SourceSpan]
  private let beside: [SourceFile]
  private let notation: HexNotation?
  private let workLimit: Int?
  private let mark: Evaluator.Mark

  init(
    _ program: Program, of parts: [SourceSpan], beside: [SourceFile], notation: HexNotation?,
    workLimit: Int?,
    _ collector: SwiftCollector, _ questions: SwiftQuestions
  ) {
    (self.program, self.collector, self.questions) = (program, collector, questions)
    (self.parts, self.beside) = (parts, beside)
    (self.notation, self.workLimit) = (notation, workLimit)
    mark = collector.evaluator.mark
  }

  /// Whether it is of the same text beside the same code, and its questions have the same answers.
  func holds(
    for others: [SourceSpan], beside files: [SourceFile], notation: HexNotation?, workLimit: Int?,
    _ answers: SwiftQuestions.Answers
  ) -> Bool {
    parts.count == others.count && self.notation == notation && self.workLimit == workLimit
      && zip(parts, others).allSatisfy { own, other in
        own.range == other.range && own.file.path == other.file.path
          && (own.file === other.file || own.file.bytes == other.file.bytes)
      } && SourceFile.areSame(beside, files) && questions.areAnsweredAlike(by: answers)
  }

  /// Takes it up as it was when the tokens were collected.
  func resume(with answers: SwiftQuestions.Answers) {
    questions.answers = answers
    collector.evaluator.goBack(to: mark)
  }
}
