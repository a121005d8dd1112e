/// What an expression comes to.
package indirect enum Value: Hashable {
  case nothing
  case whole(WholeNumberValue)
  case fraction(Double, Origin = .none)
  /// A number of 32 bits.
  case single(Float, Origin = .none)
  case boolean(Bool)
  case text(String, Origin = .none)
  case color(ColorValue)
  case font(FontValue)
  case list([Value])
  /// Keys and their values, in the order in which they are written.
  case dictionary([Value], [Value])
  /// Values without names of a type: the empty one is what a function without a result returns.
  case tuple([Value], labels: [String])
  case instance(Instance)
  case object(ObjectValue, StaticType = .own)
  /// An object, a list or a function of a language in which all of them are objects.
  case record(Record)
  case enumeration(EnumerationValue)
  case function(FunctionValue)
  case type(TypeReference)
  /// Something of a framework that only its members tell of, such as traits.
  case framework(String)
  case unknown(Unknown)

  /// Nothing, because the compiler leaves the declaration out.
  package static var absent: Value { .framework("left out by the compiler") }

  static var void: Value { Value.tuple([], labels: []) }

  /// Why it isn't known, if it isn't.
  package var unknown: Unknown? { if case .unknown(let unknown) = self { unknown } else { nil } }
  /// The color that it is.
  package var color: ColorValue? { if case .color(let color) = self { color } else { nil } }

  /// The font that it is.
  package var font: FontValue? { if case .font(let font) = self { font } else { nil } }

  /// The number as one with a fraction.
  package var number: Double? { double }

  /// The number as one with a fraction.
  package var double: Double? {
    switch self {
    case .whole(let number): number.number.double
    case .fraction(let number, _): number
    case .single(let number, _): Double(number)
    default: nil
    }
  }

  var int: Int? { if case .whole(let number) = self { number.number.int } else { nil } }

  /// The literal that a number or text is made of.
  var origin: Origin {
    get {
      switch self {
      case .whole(let number): number.origin
      case .fraction(_, let origin), .single(_, let origin), .text(_, let origin): origin
      case .color(let color): color.origin
      default: .none
      }
    }
    set {
      switch self {
      case .whole(var number):
        number.origin = newValue
        self = .whole(number)
      case .fraction(let number, _): self = .fraction(number, newValue)
      case .single(let number, _): self = .single(number, newValue)
      case .text(let text, _): self = .text(text, newValue)
      default: break
      }
    }
  }

  /// The type by which code names an instance.
  var staticType: StaticType {
    get {
      switch self {
      case .instance(let instance): instance.staticType
      case .object(_, let type): type
      case .enumeration(let value): value.staticType
      default: .own
      }
    }
    set {
      switch self {
      case .instance(var instance):
        instance.staticType = newValue
        self = .instance(instance)
      case .object(let object, _): self = .object(object, newValue)
      case .enumeration(var value):
        value.staticType = newValue
        self = .enumeration(value)
      default: break
      }
    }
  }

  static func whole(_ number: WholeNumber) -> Value { .whole(WholeNumberValue(number: number)) }
  static func int(_ number: Int) -> Value {
    WholeNumber(Int64(number), .int).map { .whole($0) } ?? .nothing
  }

  /// Why any part of it isn't known.
  package var anyUnknown: Unknown? {
    if case .unknown(let unknown) = self { return unknown }
    for part in parts {
      if let unknown = part.anyUnknown { return unknown }
    }
    return nil
  }

  /// Whether it, or a value anywhere in it, is one that is looked for.
  func holds(_ isWanted: (Value) -> Bool) -> Bool {
    isWanted(self) || parts.contains { $0.holds(isWanted) }
  }

  /// The values directly in it; none of an object, which may change.
  private var parts: [Value] {
    switch self {
    case .list(let values), .tuple(let values, _): values
    case .dictionary(let keys, let values): keys + values
    case .enumeration(let value): value.payload
    case .instance(let instance): Array(instance.fields.values)
    default: []
    }
  }
}

extension Value {
  /// A color without what it was read from.
  package var withoutSources: Value {
    guard case .color(var color) = self else { return self }
    color.sources = []
    return .color(color)
  }

  /// The value without where its colors are made and what they were read from.
  package var withoutPlaces: Value {
    switch self {
    case .color(var color):
      color.place = nil
      color.sources = []
      return .color(color)
    case .list(let values): return .list(values.map(\.withoutPlaces))
    case .tuple(let values, let labels):
      return .tuple(values.map(\.withoutPlaces), labels: labels)
    case .dictionary(let keys, let values):
      return .dictionary(keys, values.map(\.withoutPlaces))
    case .instance(var instance):
      instance.fields = instance.fields.mapValues(\.withoutPlaces)
      return .instance(instance)
    default: return self
    }
  }
}
