/// Finds the partner of every bracket, so that everything in brackets can be skipped in one step.
/// Linear in the tokens.
struct CodeBrackets {
  /// For each opening bracket the index of the token that closes it, or of the end; for every other
  /// token the index after it.
  private(set) var partners: [UInt32]
  private(set) var problems: [CodeSyntaxProblem] = []
  private let file: SourceFile
  private let tokens: [CodeToken]

  init(file: SourceFile, tokens: [CodeToken]) {
    self.file = file
    self.tokens = tokens
    partners = tokens.indices.map { UInt32($0 + 1) }
  }

  mutating func pair() {
    var open: [(index: Int, kind: UInt8)] = []
    var counts: [UInt8: Int] = [:]
    for index in tokens.indices where tokens[index].kind == .symbol {
      let token = tokens[index]
      guard token.end == token.start + 1 else { continue }
      switch file.bytes[Int(token.start)] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        let kind = file.bytes[Int(token.start)]
        open.append((index, kind))
        counts[kind, default: 0] += 1
      case UInt8(ascii: ")"): close(UInt8(ascii: "("), at: index, &open, &counts)
      case UInt8(ascii: "]"): close(UInt8(ascii: "["), at: index, &open, &counts)
      case UInt8(ascii: "}"): close(UInt8(ascii: "{"), at: index, &open, &counts)
      default: break
      }
    }
    for bracket in open {
      partners[bracket.index] = UInt32(tokens.count)
      report("the bracket that opens here is never closed", at: bracket.index)
    }
  }

  /// A closing bracket closes everything opened after its partner; one without a partner is
  /// skipped.
  private mutating func close(
    _ kind: UInt8, at index: Int, _ open: inout [(index: Int, kind: UInt8)],
    _ counts: inout [UInt8: Int]
  ) {
    guard counts[kind, default: 0] > 0 else {
      return report("the bracket that closes here was never opened", at: index)
    }
    while let last = open.popLast() {
      counts[last.kind, default: 0] -= 1
      partners[last.index] = UInt32(index)
      if last.kind == kind { return }
      report("the bracket that opens here is never closed", at: last.index)
    }
  }

  /// One problem is enough: those that follow from it do not help.
  private mutating func report(_ message: String, at index: Int) {
    guard problems.isEmpty else { return }
    problems.append(CodeSyntaxProblem(message: message, range: tokens[index].range))
  }
}
