@_exported import struct Foundation.Data
#Preview { Text("x") }
infix operator +++ : AdditionPrecedence
prefix operator /
precedencegroup Foo { higherThan: Bar }

@available(iOS 17, *)
#Preview {
  @Previewable @State var text = ""
  Text(text)
}

#if compiler(>=6.3) && (os(iOS) || !targetEnvironment(simulator))
@inline(always)
#else
@inline(__always)
#if canImport(Foo, _version: 1.2)
@Sendable
#endif
#endif
@inlinable public func attributed() {}

struct A<each T: P, let n: Int>: ~Copyable, @unchecked Sendable where T: Q, T.X == Int {
  @Dimmed(0.3) static var t = Color.white
  @FocusState<Field?>.Binding var field: Field?
  public private (set) var data = [T]()
  nonisolated(unsafe) static var z: Color = .red
  var a: Int { get async throws { 5 } set(new) { print(new) } }
  var b = 3 { didSet { x = 5 } willSet { } }
  var c: Int { @inline(__always) borrow { d } }
  lazy var q: [String: (Int, _ x: Int) -> Void]? = [:]
  var (e, f): (Int, Int) = (1, 2), g = 3
  let inline: [3 of UInt8] = [1, 2, 3], nested: Index?? = nil
  subscript<T>(_ i: Int, default d: @autoclosure () -> T) -> T { d() }
  func f<T>(_ x: inout T, y z: some P & Q = .init(), _ w: Int...) async throws(E) -> any X? { }
  func spaced() throws (E) -> Int { throw(E.a) }
  func pack(_ p: repeat each T) -> (repeat (each T)?) { (repeat g(each p)) }
  init?(a: Int) throws { self.init() }
  init!(b: consuming Int, @Builder c: @escaping @Sendable () -> Void) { }
  static func + (l: A, r: A) -> A { l }
  static func ==<U: P>(l: U, r: A) -> Bool { true }
  indirect enum E: String { case a, b(Int, label: String = "x"), c = "q", d(_ x: @Sendable (Int) -> Void) }
  typealias B<U> = Dictionary<String, U>.Index where U: P
  deinit { }
  class func make() {}
}
protocol P<Element>: AnyObject { associatedtype Element: Q = Int where Element: R; var x: Int { get } }
extension [Int]? where Wrapped == Int {}
actor Foo { }
distributed actor Bar { nonisolated func f() {} }
macro stringify<T>(_ x: T) -> (T, String) = #externalMacro(module: "X", type: "Y") where T: P

let x = a < b ? c : d, y = a<b>(c), z = Array<Int>(repeating: 0, count: 3)
let compared = a < b, more > (c)
let order = a + b * c << 1 == d ?? e && f || -g ..< h...
let unknown = a +++ b * c as D, alone = a +++ b
let word = 1 as UInt &<< 3
let chain = a??.b????.c?[0]!.d as? E? ?? f
let types = [String: Any]() as! [Any.Type: (any P).Type], closure = (@Sendable (Int) -> Void).self
let composed = x as? any P & Q
let s = """
  hello \(name, format: .x) \("nested \(1 + 2)")
  """
let r = #"raw \#(x) "q" \n"#
let paths = [\A.b?.c[0], \.self, \Foo<Int>.x, \.!]
let regex = /abc.*/, fancy = #/a/b/#, lines = #/
  (?<a> [/] )
  /#
let strokes = scope(state: /State.a, action: /Action.b), half = a / b / c
let functions = list.map(\.name).reduce(0, +).sorted(by: >)
let hex = 0xFF_FF.8p-3, float = 1_000.5e-3, negative = -1
a.b.0.1.c = -x
x &+= y
(a, b) = (b, a)
func g() throws {
  guard let x, let y = z?.a?[0]!.b, case .some(let q) = r, #available(iOS 15, *) else { return }
  guard let (first: a, second: b) = pair else { return }
  if case let .a(x, y) = e, x > 0 { } else if let z { } else { }
  if let first = list.first { $0 > 1 }, list.contains { $0 } == true { }
  switch (a, b) {
  case (.x, let y) where y > 0, (_, 1...5): fallthrough
  case let (p, q)?: break
  case let note as Note, .failure(is Error): return
  case is Foo: print("x")
  case ..<5: break
  #if DEBUG
  case .z: break
  #endif
  @unknown default: return
  }
  let v = if a { 1 } else { 2 }
  let w = switch x { case .a: 1; default: 2 }
  for await x in y where x > 0 { continue }
  for case let (a, b)? in zip(c, d) { }
  for (key: k, value: (_, v)) in pairs { }
  outer: while true { break outer }
  repeat { x += 1 } while x < 5
  do throws(E) { try f() } catch let e as MyError where e.isBad { } catch where flag { } catch { }
  defer { close() }
  let c = { @MainActor [weak self, x = y, unowned(unsafe) z] (a: Int, b) async throws -> Int in return a }
  foo { $0 + 1 } second: { a, b in a }
  x = try? await y
  let t = try !f(), u = await (a, b), k = copy x, m = any as! T, n = unsafe f()
  open(note, animated: true)
  let label = a is B ? "c" : d as E
  view
    .padding()
    #if os(iOS)
    .font(.body)
    #else
    .font(.title)
    #endif
    .frame(width: 1)
  list.update { a } 
  { b }()
  return
  @discardableResult func inner() -> Int { 1 }
}
