import ColorMath
package import DesignTokens
import Programs
package import SourceText

/// Reads the colors of Swift files, and of the Swift code blocks of Markdown files, by running them.
///
/// All files of a source are one program, with those of the app's code that declare what they name. Each declaration that may be a color is evaluated once, with
/// what is open in it: its parameters, the scheme, the theme, flags of `#if`. A token is called like its
/// declaration, after the types around it: `Palette.Purple.shade700`; the fields of an instance and the
/// elements of a list follow: `Colors.ocean.accent`, `ramp.3`.
/// - What depends on light or dark varies along the axis `scheme`, on increased contrast along
///   `contrast`, on the theme along `theme`. An axis is there only if a color follows it.
/// - Themes are the types that conform to one protocol of colors, the elements of a list of them, the
///   instances of one type of palettes, or the cases of an enumeration whose name, or whose storage, has
///   a word such as theme, skin, brand, pack or flavor. What a protocol demands is one token of all
///   themes: `VaultMailTheme.accent`; the fields of the one palette that it gives are called after the
///   palette: `ThemeColors.textPrimary`. Two independent kinds of themes are two axes.
/// - The cases of any other enumeration are a part of the name: `Status.failed.color`,
///   `Tokens.neutral.grey14`.
///
/// The policy decides what `#if` chooses, unless it makes no difference. Names that no file declares mean
/// what they usually do: `scheme`, `isDark`, `Color(light:dark:)`, `Color(hex:)`; that digits are read
/// so is reported. A value that is another token's is an alias. Text styles are typography tokens, whose
/// points are pixels. A color that is not known is reported with its place and the reason: a warning if
/// there is a value, a note for properties whose values come from the caller.
package struct SwiftSourceReader: TokenReader {
  private let workLimit: Int?

  /// A reader.
  ///
  /// - Parameter workLimit: the steps of evaluation that a source may take, more is an error; nil for what
  ///   its size allows.
  package init(workLimit: Int? = nil) { self.workLimit = workLimit }

  /// Adds a layer for each choice of scheme, contrast and theme that values depend on.
  ///
  /// The files of a folder are read as one program; a file alone finds only what it declares itself,
  /// and what sources before it declare.
  package func read(
    _ source: TokenSource, into builder: inout TokenCatalogBuilder,
    diagnostics: inout DiagnosticList
  ) {
    let files = source.files(endingWith: ".swift", diagnostics: &diagnostics)
    if files.isEmpty { diagnostics.error("the folder '\(source.path)' contains no Swift file") }
    let parts = files.flatMap { self.parts(of: $0, &diagnostics) }
    guard !parts.isEmpty else { return }
    // What is declared by now; what this source adds is asked of itself.
    let earlier = builder
    let symbols = SwiftSymbols(builder)
    let choices = builder.conditionChoices
    let reading = reading(
      of: parts, in: files, source,
      SwiftQuestions.Answers(
        isElsewhere: { name in
          guard let declaration = earlier.firstDeclaration(of: name) else { return false }
          return declaration.type == nil || declaration.type == .color
        }, assets: symbols.tokens, choice: { choices.choice(for: $0) }))
    let (program, collector) = (reading.program, reading.collector)
    let isElsewhere = reading.questions.isElsewhere
    for problem in program.ownTrees.flatMap(\.problems) {
      // What a document shows need not be whole.
      let isFile = problem.span?.file.path.lowercased().hasSuffix(".swift") ?? true
      diagnostics.append(
        isFile ? problem : Diagnostic(.warning, problem.message, at: problem.span))
    }
    var layers = SwiftLayers(
      path: source.path, collector, SwiftNotes(source.hexNotation ?? .alphaFirst))
    layers.add(to: &builder, schemes: source.schemes, isElsewhere: isElsewhere, &diagnostics)
    if let place = collector.evaluator.findings.assumption {
      diagnostics.append(
        Diagnostic(
          .note,
          "the initializer of hexadecimal colors is not in this source: six digits are read as "
            + "RRGGBB, and eight as AARRGGBB unless the source says \"hexAlpha\": \"last\"",
          at: place)
      )
    }
    if let exhausted = collector.evaluator.exhausted {
      diagnostics.error(exhausted.reason, at: SourceSpan(file: parts[0].file, range: 0..<0))
    }
    SwiftOpenProperties(collector, isElsewhere: isElsewhere).report(&diagnostics)
    SwiftStrayColors(collector).report(to: &builder, &diagnostics)
    source.code?.used.formUnion(program.neededFiles.map(\.path))
  }

  /// Runs the code of a source, unless an earlier run holds for it.
  private func reading(
    of parts: [SourceSpan], in files: [SourceFile], _ source: TokenSource,
    _ answers: SwiftQuestions.Answers
  ) -> SwiftReading {
    let readings = source.schemes.isEmpty ? source.code?.readings : nil
    let beside = source.code?.files(for: files) ?? []
    let known = readings?.last(SwiftReading.self) {
      $0.holds(
        for: parts, beside: beside, notation: source.hexNotation, workLimit: workLimit, answers)
    }
    if let known {
      known.resume(with: answers)
      return known
    }
    let program = Program(swift: parts, beside: beside, workLimit: workLimit)
    let questions = SwiftQuestions(answers)
    let surroundings = Surroundings(
      token: { path, _ in
        let name = path.joined(separator: ".")
        return questions.isElsewhere(name) ? name : nil
      },
      assets: questions.assets, isNeverSet: { questions.choice($0) == .ignore },
      isAsked: { questions.choice($0) != nil },
      notation: source.hexNotation ?? .alphaFirst, isNotationStated: source.hexNotation != nil)
    let collector = SwiftCollection(program, surroundings, source.schemes)
      .collector(questions.isElsewhere)
    let reading = SwiftReading(
      program, of: parts, beside: beside, notation: source.hexNotation, workLimit: workLimit,
      collector, questions)
    readings?.keep(reading)
    return reading
  }

  private func parts(
    of file: SourceFile, _ diagnostics: inout DiagnosticList
  ) -> [SourceSpan] {
    let isFile = file.path.lowercased().hasSuffix(".swift")
    var ranges = [0..<file.bytes.count]
    if !isFile {
      ranges = FencedCodeBlock.all(in: file).filter { $0.language == "swift" }.map(\.range)
      if ranges.isEmpty {
        diagnostics.error("'\(file.path)' contains no code block that begins with ```swift")
      }
    }
    return ranges.map { SourceSpan(file: file, range: $0) }
  }
}

extension TokenFormat {
  /// Source code of Swift. That a text has no code blocks of it is for the reader to say.
  package static let swift = TokenFormat(
    "swift", "Swift files, folders of them, and Markdown with Swift code blocks",
    hexNotation: .alphaFirst, takes: .filesTogether(".swift"),
    toldBy: [".swift", ".md", ".markdown", ".txt"], reader: SwiftSourceReader())
}
