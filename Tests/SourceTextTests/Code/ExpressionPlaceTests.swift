import Testing

@testable import SourceText

@Suite struct ExpressionPlaceTests {
  @Test func aPlaceIsSmall() {
    #expect(MemoryLayout<ExpressionPlace>.size == 8)
    #expect(MemoryLayout<CodeExpression>.stride == 16)
  }

  @Test(arguments: [0..<0, 7..<7, 0..<1, 12..<40, 4_294_967_000..<4_294_967_295])
  func rangesAreKept(_ range: Range<Int>) {
    for depth in [1, 2, 64, 127] {
      let place = ExpressionPlace(range, depth: depth)
      #expect(place.range == range)
      #expect(place.depth == depth)
    }
  }

  /// 2^25 − 1 bytes are kept; an expression of more is none that is read.
  @Test func whatIsTooLongIsNotRead() {
    let most = 33_554_431
    #expect(ExpressionPlace(5..<5 + most, depth: 3).range == 5..<5 + most)
    guard case .name("a") = CodeExpression(.name("a"), range: 0..<most).kind,
      case .other("too long a text") = CodeExpression(.name("a"), range: 9..<most + 10).kind
    else {
      Issue.record("the length of an expression is not limited")
      return
    }
  }
}
