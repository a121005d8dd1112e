import DesignTokens
import Testing

/// The forms of values of more than one part. [DTCG Format 2025.10, composite types]
@Suite struct DTCGCompositeTests {
  private static let ink = ##"{"colorSpace": "srgb", "components": [0, 0, 0]}"##
  private static let px = ##"{"value": 1, "unit": "px"}"##

  /// `ink` and `px` are written out.
  private func read(_ type: String, _ value: String) -> ReadTokens {
    let value = value.replacing("INK", with: Self.ink).replacing("PX", with: Self.px)
    return ReadTokens(
      ##"{"ink": {"$type": "color", "$value": \##(Self.ink)}, "##
        + ##""gap": {"$type": "dimension", "$value": \##(Self.px)}, "##
        + ##""a": {"$type": "\##(type)", "$value": \##(value)}}"##)
  }

  @Test(arguments: [
    ("border", ##"{"color": INK, "width": PX, "style": "dashed"}"##),
    ("border", ##"{"color": "{ink}", "width": "{gap}", "style": "solid"}"##),
    (
      "border",
      ##"{"color": INK, "width": PX, "style": {"dashArray": [PX, "{gap}"], "lineCap": "round"}}"##
    ),
    ("shadow", ##"{"color": INK, "offsetX": PX, "offsetY": PX, "blur": PX, "spread": PX}"##),
    (
      "shadow",
      ##"[{"color": {"$ref": "#/ink/$value"}, "offsetX": PX, "offsetY": PX, "blur": PX, "spread": PX, "inset": true}]"##
    ),
    ("strokeStyle", ##""groove""##),
    ("fontFamily", ##"["Arial", "sans-serif"]"##),
    ("fontWeight", "1000"),
    ("fontWeight", ##""extra-bold""##),
    (
      "typography",
      ##"{"fontFamily": "Arial", "fontSize": PX, "fontWeight": 400, "letterSpacing": PX, "lineHeight": 1.5}"##
    ),
    ("gradient", ##"[{"color": "{ink}", "position": 0}, {"color": INK, "position": 1}]"##),
    ("dimension", ##""16px""##),
  ])
  func `What the format allows has a value`(_ type: String, _ value: String) throws {
    let read = read(type, value)
    #expect(read.messages.isEmpty)
    _ = try read.value("a")
  }

  @Test(arguments: [
    ("border", ##"{"width": PX, "style": "solid"}"##, "a border has no color"),
    (
      "border", ##"{"color": "#FF0000", "width": PX, "style": "solid"}"##,
      "color: the string '#FF0000' is not a color"
    ),
    (
      "border", ##"{"color": INK, "width": {"value": 1, "unit": "em"}, "style": "solid"}"##,
      "width: an object is not a size"
    ),
    (
      "border", ##"{"color": INK, "width": PX, "style": 1}"##, "style: a number is not a stroke"
    ),
    (
      "border", ##"{"color": INK, "width": {"$ref": "#/gap/$value/value"}, "style": "solid"}"##,
      "width: a number is not a size"
    ),
    (
      "border",
      ##"{"color": INK, "width": PX, "style": {"dashArray": [5], "lineCap": "round"}}"##,
      "style: a number is not a size"
    ),
    (
      "shadow", ##"{"color": INK, "offsetX": PX, "offsetY": PX, "blur": PX}"##,
      "a shadow has no spread"
    ),
    (
      "shadow", ##"{"color": "{gap}", "offsetX": PX, "offsetY": PX, "blur": PX, "spread": PX}"##,
      "color: "
    ),
    (
      "shadow",
      ##"{"color": INK, "offsetX": PX, "offsetY": PX, "blur": PX, "spread": PX, "inset": "true"}"##,
      "inset: the string 'true' is not true or false"
    ),
    ("shadow", ##"["none"]"##, "the string 'none' is not a shadow"),
    ("shadow", "[]", "an array is not a shadow"),
    ("strokeStyle", ##""wavy""##, "the string 'wavy' is not a stroke"),
    ("strokeStyle", ##"{"dashArray": [], "lineCap": "round"}"##, "an object is not a stroke"),
    ("strokeStyle", ##"{"dashArray": [PX], "lineCap": "bevel"}"##, "an object is not a stroke"),
    ("fontFamily", "123", "a number is not a font family"),
    ("fontFamily", ##"["Arial", 1]"##, "a number is not a font family"),
    ("fontWeight", "1001", "fontWeight is 1001"),
    ("fontWeight", ##""BOLD""##, "'BOLD' is not a font weight"),
    (
      "typography",
      ##"{"fontFamily": "Arial", "fontSize": PX, "fontWeight": 400, "lineHeight": 1}"##,
      "a text style has no letterSpacing"
    ),
    (
      "typography",
      ##"{"fontFamily": "Arial", "fontSize": 16, "fontWeight": 400, "letterSpacing": PX, "lineHeight": 1}"##,
      "fontSize: a number is not a size"
    ),
    (
      "typography",
      ##"{"fontFamily": "Arial", "fontSize": PX, "fontWeight": 400, "letterSpacing": PX, "lineHeight": PX}"##,
      "lineHeight: an object is not a number"
    ),
    ("gradient", "[]", "an array is not a gradient"),
    ("gradient", ##"[{"position": 0}]"##, "an object is not a stop"),
    ("gradient", ##"[{"color": INK, "position": "0"}]"##, "position is the string '0'"),
  ])
  func `What it does not allow fails where it is used`(
    _ type: String, _ value: String, _ message: String
  ) throws {
    let read = read(type, value)
    let error = #expect(throws: ResolutionError.self) { try read.value("a") }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    ("dimension", "#/gap/$value/value", "a number is not a size"),
    ("number", "#/gap/$value/unit", "the string 'px' is not a number"),
  ])
  func `A reference to a part has to fit the type`(
    _ type: String, _ pointer: String, _ message: String
  ) throws {
    let read = ReadTokens(
      ##"{"gap": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}, "##
        + ##""a": {"$type": "\##(type)", "$ref": "\##(pointer)"}}"##)
    let error = #expect(throws: ResolutionError.self) { try read.value("a") }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test func `A reference to a token names its value`() {
    let read = ReadTokens(
      ##"{"ink": {"$type": "color", "$value": "#000000"}, "a": {"$ref": "#/ink"}}"##)
    #expect(
      read.messages == [
        "a.tokens.json:1:64: warning: '#/ink' points to no value; expected '#/ink/$value', or a part of it"
      ])
  }
}
