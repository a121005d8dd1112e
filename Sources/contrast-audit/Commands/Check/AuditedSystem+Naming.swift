import ColorMath
import SourceText
import SystemLoading
import TokenReaders

extension AuditedSystem {
  /// The system with tokens that words may name; nil if no word does.
  ///
  /// Words that can be no name need no policy, and none is read for them. Without a policy of one's
  /// own the built-in catalog is taken in an empty folder if it knows every word that is no color.
  static func naming(
    _ words: [String], _ arguments: Arguments, in environment: ToolEnvironment
  ) throws -> AuditedSystem? {
    let options = [Option.policy, .system, .builtIn, .root, .theme, .scheme].filter(arguments.has)
    let names = words.filter(GivenColor.isName)
    let unknown = names.filter { SystemColor.named($0) == nil && (try? GivenColor.read($0)) == nil }
    let isOwn = try !options.isEmpty || discoverPolicy(in: environment.files) != nil
    guard !options.isEmpty || !names.isEmpty && (isOwn || !unknown.isEmpty) else { return nil }
    var diagnostics = DiagnosticList()
    guard isOwn else {
      let none = NoPolicy(in: environment)
      guard none.isNothingHere else {
        // A word like a color is a slip, and any other the name of a token of the app.
        guard !unknown.allSatisfy(isNearColor) else { return nil }
        throw none.failure(drafts: true, keepsReports: true)
      }
      let system = try? load(arguments, paths: [], in: environment, diagnostics: &diagnostics)
      return unknown.allSatisfy { system?.catalog.token(named: $0) != nil } ? system : nil
    }
    let system = try load(arguments, paths: [], in: environment, diagnostics: &diagnostics)
    let tokens = words.filter { system.catalog.token(named: $0) != nil }
    if tokens.isEmpty, let option = options.first {
      guard unknown.isEmpty else { throw ToolFailure(problems(words, in: system)) }
      throw ToolFailure("--\(option.name) is given, and no color is the name of a token; remove it")
    }
    guard tokens.isEmpty else { return system }
    // Nothing but unknown names and colors: say which.
    guard unknown.isEmpty else { throw ToolFailure(problems(words, in: system)) }
    return nil
  }

  /// Whether a word that is no color is close to the name of one.
  private static func isNearColor(_ word: String) -> Bool {
    do throws(GivenColor.Problem) {
      _ = try GivenColor.read(word)
      return true
    } catch {
      return !error.hint.isEmpty
    }
  }

  /// An error for each word that is neither a token nor a color.
  static func problems(_ words: [String], in system: AuditedSystem?) -> [Diagnostic] {
    let names = system.map { $0.catalog.tokens.map($0.catalog.name) } ?? []
    return words.compactMap { word in
      guard system?.catalog.token(named: word) == nil, SystemColor.named(word) == nil else {
        return nil
      }
      do throws(GivenColor.Problem) {
        _ = try GivenColor.read(word, orNames: names)
        return nil
      } catch {
        let isTokenMeant = system != nil && error.hint.isEmpty && GivenColor.isName(word)
        return Diagnostic(
          .error, error.message + error.hint, nextStep: isTokenMeant ? .listTokens : nil)
      }
    }
  }

  /// Says which words are the names of tokens and could be colors.
  func noteHidden(_ words: [String], in environment: ToolEnvironment) {
    for word in words where catalog.token(named: word) != nil {
      var color = SystemColor.named(word).map { _ in "the system color" }
      if color == nil, let other = try? GivenColor.read(word) { color = "the color \(other.hex)" }
      guard let color else { continue }
      environment.report(
        Diagnostic(.note, "'\(word)' is read as the token of the policy, not as \(color)"))
    }
  }
}
