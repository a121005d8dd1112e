import SourceText

/// What was found out once: values that are parsed.
final class CodeEvaluation {
  private struct Place: Hashable {
    let document: Int
    let token: Int
  }

  private var expressions: [Place: CodeExpression] = [:]
  /// How often longer values were parsed.
  private var counts: [Place: Int] = [:]
  private var parameters: [[String]: [String: String?]] = [:]

  /// Up to how many tokens are parsed each time: the value itself takes more room than they do, and
  /// nearly all values are that short.
  private static let shortLength = 24
  /// How often a longer one is parsed before it is kept: all are asked for twice, and few by what names
  /// their parts.
  private static let parseLimit = 3

  /// The value that begins at a token, and ends before another.
  func expression(_ program: CodeProgram, _ document: Int, from start: Int, to end: Int)
    -> CodeExpression
  {
    let place = Place(document: document, token: start)
    if let known = expressions[place] { return known }
    let (value, next) = program.documents[document].value(from: start, to: end)
    guard next - start > Self.shortLength else { return value }
    counts[place, default: 0] += 1
    if counts[place] == Self.parseLimit { expressions[place] = value }
    return value
  }

  /// The names within types that only a caller knows.
  func parameters(_ program: CodeProgram, in owner: [String]) -> [String: String?] {
    if let known = parameters[owner] { return known }
    var found: [String: String?] = [:]
    for name in program.unknownNames(in: owner) { found[name] = .some(nil) }
    parameters[owner] = found
    return found
  }
}
