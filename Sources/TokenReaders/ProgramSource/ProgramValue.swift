/// A value of a token.
///
/// 48 bytes: a program of megabytes has hundreds of thousands.
struct ProgramValue {
  let color: Result<ProgramColor, ColorFailure>
  private let nameNumber: UInt32
  private let documentNumber: UInt32
  private let start: UInt32
  private let end: UInt32
  private let instanceNumber: Int32
  private let schemeNumber: UInt8

  init(
    name: Int, color: Result<ProgramColor, ColorFailure>, document: Int, range: Range<Int>,
    instance: Int?, scheme: String? = nil
  ) {
    self.color = color
    nameNumber = UInt32(name)
    documentNumber = UInt32(document)
    (start, end) = (UInt32(range.lowerBound), UInt32(range.upperBound))
    instanceNumber = instance.map(Int32.init) ?? -1
    schemeNumber = scheme.map { $0 == "dark" ? 2 : 1 } ?? 0
  }

  /// The name of the token, by its number.
  var name: Int { Int(nameNumber) }
  var document: Int { Int(documentNumber) }
  /// Where the whole value stands.
  var range: Range<Int> { Int(start)..<Int(end) }
  /// The scheme in which it applies, `light` or `dark`; nil for both.
  var scheme: String? { schemeNumber == 0 ? nil : schemeNumber == 2 ? "dark" : "light" }
  /// The instance that it is a part of; nil for a constant.
  var instance: Int? { instanceNumber < 0 ? nil : Int(instanceNumber) }
}
