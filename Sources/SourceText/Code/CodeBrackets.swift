/// Finds the partner of every bracket, so that everything in brackets can be skipped in one step.
/// Linear in the tokens.
struct CodeBrackets {
  private(set) var problems: [CodeSyntaxProblem] = []
  private var open: [(index: Int, kind: UInt8)] = []
  private var counts: [UInt8: Int] = [:]

  /// Notes the partners in the tokens of a file.
  init(pairing tokens: inout CodeTokenList, of file: SourceFile) {
    for index in tokens.indices where tokens[index].kind == .symbol {
      let token = tokens[index]
      guard token.count == 1 else { continue }
      switch file.bytes[Int(token.start)] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        let kind = file.bytes[Int(token.start)]
        open.append((index, kind))
        counts[kind, default: 0] += 1
      case UInt8(ascii: ")"): close(UInt8(ascii: "("), at: index, &tokens)
      case UInt8(ascii: "]"): close(UInt8(ascii: "["), at: index, &tokens)
      case UInt8(ascii: "}"): close(UInt8(ascii: "{"), at: index, &tokens)
      default: break
      }
    }
    for bracket in open {
      tokens.pair(bracket.index, with: tokens.count)
      report("the bracket that opens here is never closed", at: tokens[bracket.index])
    }
  }

  /// A closing bracket closes everything opened after its partner; one without a partner is
  /// skipped.
  private mutating func close(_ kind: UInt8, at index: Int, _ tokens: inout CodeTokenList) {
    guard counts[kind, default: 0] > 0 else {
      return report("the bracket that closes here was never opened", at: tokens[index])
    }
    while let last = open.popLast() {
      counts[last.kind, default: 0] -= 1
      tokens.pair(last.index, with: index)
      if last.kind == kind { return }
      report("the bracket that opens here is never closed", at: tokens[last.index])
    }
  }

  /// One problem is enough: those that follow from it do not help.
  private mutating func report(_ message: String, at token: CodeToken) {
    guard problems.isEmpty else { return }
    problems.append(CodeSyntaxProblem(message: message, range: token.range))
  }
}
