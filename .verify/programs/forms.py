"""What programs.py writes beside its own forms: pieces of Swift with holes.

A form is what stands beside the type, what stands in it, and bodies of a computed property, of which one
is taken. The holes: §c a color, §u a number of 0 to 1, §w a whole number, §t a test, §x six hexadecimal
digits, §d 0, 1 or 2. A name after ° is new in each use.
"""

FORMS = [
    # defer
    ("", "", [
        "var n = §u; do { defer { n = §u }; n = §u * 0.5 }; return Color(white: n)",
        "var n = 0.5; func f() -> Double { defer { n = n * 0.5 }; return n }; let a = f(); return Color(white: unit(a - n + §u))",
        "var s = \"\"; for i in 0..<3 { defer { s += \"c\" }; if i == 1 { continue }; s += \"a\" }; return Color(white: s == \"accac\" ? §u : §u)",
        "var n = 1.0; do { defer { n *= 0.5 }; defer { n -= 0.25 }; if §t { n = 0.75 } }; return Color(white: n)",
        "func f(_ k: inout Double) { defer { k *= 0.5 }; guard §t else { return }; k = §u }; var k = §u; f(&k); return Color(white: k)",
    ]),
    # errors
    ("enum °E: Error { case bad, much(Double), named(k: Int) }\n"
     "func °f(_ n: Int) throws -> Color { if n > §w { throw °E.much(§u) }; guard n != §w else { throw °E.bad }; return §c }\n"
     "func °g(_ n: Int) throws -> Color { let c = try °f(n); return c.opacity(0.5) }\n"
     "func °h<T>(_ body: () throws -> T, _ other: T) -> T { do { return try body() } catch { return other } }\n"
     "struct °S { let k: Double; init(_ k: Double) throws { if k > §u { throw °E.named(k: 2) }; self.k = k } }", "", [
        "(try? °f(§w)) ?? §c",
        "do { return try °g(§w) } catch °E.much(let k) where k > 0.25 { return Color(white: k) } catch °E.bad { return §c } catch { return §c }",
        "do { _ = try °f(§w); return §c } catch let e as °E { if case .much(let k) = e { return Color(white: k) }; return §c } catch { return .black }",
        "return °h({ try °g(§w) }, §c)",
        "var c = §c; do { c = try °f(§w); c = c.opacity(0.5) } catch { c = c.opacity(0.25) }; return c",
        "let s = try? °S(§u); return Color(white: s?.k ?? §u)",
        "let all = [1, 2, §w].compactMap { try? °f($0) }; return all.count > 1 ? §c : §c",
        "var n = 0; do { defer { n += 1 }; _ = try °g(§w) } catch { n += 2 }; return Color(white: Double(n) / 4)",
        "let r = Result { try °f(§w) }; switch r { case .success(let c): return c; case .failure: return §c }",
        "func f() throws { throw °E.named(k: §w & 3) }; do { try f() } catch °E.named(let k) { return Color(white: Double(k) / 4) } catch { return .white }; return .black",
    ]),
    # setters and observers
    ("struct °S { var k = §u; var log = 0; var ink = §c { willSet { log += 1 } didSet { log += 2; if log > 3 { ink = oldValue } } }\n"
     "  var half: Double { get { k * 0.5 } set { k = newValue * 2 } }\n"
     "  var other: Double { get { k } set(x) { half = x } }\n"
     "  mutating func dim() { half = §u; ink = §c } }\n"
     "class °K { var n = 0; var k: Double = §u { didSet { n += oldValue < k ? 1 : 2 } }; var pair: (Double, Double) { get { (k, k) } set { k = newValue.0 } } }", "", [
        "var s = °S(); s.half = §u * 0.5; return Color(white: unit(s.k))",
        "var s = °S(); s.other = §u * 0.25; s.half *= 0.5; return Color(white: unit(s.k))",
        "var s = °S(); s.ink = §c; s.ink = §c; return s.ink.opacity(Double(s.log) / 16)",
        "var s = °S(); s.dim(); return s.ink.opacity(unit(s.k))",
        "let o = °K(); o.k = §u; o.k = §u; return Color(white: Double(o.n) / 4)",
        "let o = °K(); o.pair = (§u, 1); o.pair.0 *= 0.5; return Color(white: o.k)",
        "var s = °S(); func f(_ x: inout Double) { x *= 0.5 }; f(&s.half); return Color(white: unit(s.k))",
        "var a = [°S(), °S()]; a[0].half = 0.125; a[1].k = 0.5; return Color(white: unit(a[§d & 1].k))",
        "var n = 0; var k = 0.5 { didSet { n += 1 } }; k = 0.25; k = 0.75; return Color(white: Double(n) / 4 * k)",
        "var k: Double { §u }; let c = §c; return c.opacity(k)",
    ]),
    # lazy
    ("struct °S { var k = §u; lazy var ink = Color(white: k); init() {} }\nclass °K { var k = §u; lazy var ink: Color = { Color(white: k) }(); lazy var twice = k * 0.5 }", "", [
        "var s = °S(); s.k = 0.5; let a = s.ink; s.k = 0.25; return §t ? s.ink : a",
        "let o = °K(); o.k = 0.5; _ = o.twice; o.k = 0.25; return o.ink.opacity(o.twice)",
        "let o = °K(); o.ink = §c; return o.ink",
    ]),
    # subscripts
    ("struct °S { var all = [§c, §c, §c]; subscript(i: Int) -> Color { get { all[i] } set { all[i] = newValue.opacity(0.5) } }\n"
     "  subscript(name: String) -> Color { name == \"a\" ? all[0] : all[1] }\n  subscript(i: Int, dimmed k: Double) -> Color { all[i].opacity(k) }\n"
     "  static subscript(k: Double) -> Color { Color(white: k) } }", "", [
        "return °S()[§d]", "return °S()[\"a\"]", "return °S()[§d, dimmed: §u]", "return °S[§u]",
        "var s = °S(); s[1] = §c; return s[§d]", "var s = °S(); s[0] = s[2]; s.all[1] = .black; return s[§d]",
    ]),
    # texts
    ("let °t = \"\"\"\n  §x\n    §x\n  §x\\\n  end\n  \"\"\"\nlet °r = #\"a\\n#\"§x\"#\n"
     "func °hex(_ s: String) -> Color { var v: UInt64 = 0; guard Scanner(string: s).scanHexInt64(&v) else { return .black }\n"
     "  return Color(red: Double(v >> 16 & 255) / 255, green: Double(v >> 8 & 255) / 255, blue: Double(v & 255) / 255) }\n"
     "extension String { var °c: Color { °hex(self) }; func °cut(_ n: Int) -> String { String(dropFirst(n)) } }", "", [
        "let lines = °t.split(separator: \"\\n\"); return °hex(String(lines[§d].prefix(6)))",
        "return °hex(°t.components(separatedBy: \"\\n\")[§d].trimmingCharacters(in: .whitespaces))",
        "return Color(white: Double(°t.count) / 64)", "return °hex(String(°r.suffix(6)))",
        "let h = \"§x\"; let r = Int(h.prefix(2), radix: 16) ?? 0, g = Int(h.dropFirst(2).prefix(2), radix: 16) ?? 0; return Color(red: Double(r) / 255, green: Double(g) / 255, blue: 0.5)",
        "let h = \"#§x\"; let i = h.index(h.startIndex, offsetBy: 1); return °hex(String(h[i...]))",
        "let h = \"§x\"; let a = h.index(h.startIndex, offsetBy: 2), b = h.index(a, offsetBy: 2); return Color(white: Double(Int(h[a..<b], radix: 16)!) / 255)",
        "let h = \"§x\"; let v = UInt64(h, radix: 16)!; return Color(hex: UInt(v))",
        "let h = \"§x\"; let p = stride(from: 0, to: 6, by: 2).map { i in Double(Int(h.dropFirst(i).prefix(2), radix: 16) ?? 0) / 255 }; return Color(red: p[0], green: p[1], blue: p[2])",
        "var h = \"#§x\"; if h.hasPrefix(\"#\") { h.remove(at: h.startIndex) }; return °hex(h)",
        "var h = \"#§x\"; h = h.replacingOccurrences(of: \"#\", with: \"\"); var v: UInt64 = 0; Scanner(string: h).scanHexInt64(&v); return Color(hex: UInt(v))",
        "let h = \"#§x\"; let s = Scanner(string: h); _ = s.scanString(\"#\"); var v: UInt64 = 0; s.scanHexInt64(&v); return Color(hex: UInt(v))",
        "let s = Scanner(string: \"0x§x\"); guard let v = s.scanInt(representation: .hexadecimal) else { return .black }; return Color(hex: UInt(v))",
        "let s = Scanner(string: \"§x\"); let v = s.scanInt64(representation: .hexadecimal) ?? 0; return Color(hex: UInt(v))",
        "let h = Array(\"§x\"); return Color(white: Double(h[§d].hexDigitValue ?? 0) / 15)",
        "let h = \"abc\"; let t = h.map { String(repeating: $0, count: 2) }.joined(); return °hex(t)",
        "var t = \"\"; for ch in \"§x\" { t.append(ch); t += \"\" }; return °hex(t)",
        "let t = String(format: \"%02x%02X%02x\", §w & 255, Int(§u * 255), 7); return °hex(t)",
        "let t = String(format: \"%06X\", 0x§x); return °hex(t)", "let k = 0.25; return \"\\(k)\" == \"0.25\" ? §c : §c",
        "let t = String(0x§x, radix: 16, uppercase: true); return °hex(String(repeating: \"0\", count: 6 - t.count) + t)",
        "return \"§x\".°c", "return \"ab§x\".°cut(2).°c", "return \"§x\".uppercased() < \"A\" ? §c : §c",
        "let p = \"0.25, 0.5,0.75\".split(separator: \",\").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }; return Color(red: p[0], green: p[1], blue: p[2])",
        "let h = \"§x\"; return h.allSatisfy(\\.isHexDigit) ? §c : §c", "let h = \"§x\".lowercased(); return h.first == \"a\" || h.last! > \"5\" ? §c : §c",
        "let h = String(\"§x\".reversed()); return °hex(h)", "let b = \"§x\".contains(\"A\"); return b ? §c : §c",
        "let h = \"§x\"; guard let i = h.firstIndex(of: \"7\") else { return §c }; return Color(white: Double(h.distance(from: h.startIndex, to: i)) / 8)",
        "let h = \"#§x\"; let t = h.filter { $0 != \"#\" }; return °hex(t)", "let parts = \"a-b-c\".split(separator: \"-\").map(String.init); return parts[§d] == \"b\" ? §c : §c",
        "let s = \"§x\" as NSString; _ = s; return §c",
    ]),
    # types in functions
    ("", "", [
        "struct L { var k: Double; var ink: Color { Color(white: k) }; mutating func half() { k *= 0.5 } }; var l = L(k: §u); l.half(); return l.ink",
        "enum M: Int { case a = 1, b; var ink: Color { self == .a ? §c : §c } }; return (M(rawValue: §w & 3) ?? .b).ink",
        "class N { var c: Color; init(_ c: Color) { self.c = c } }; let n = N(§c); let m = n; m.c = §c; return n.c",
        "typealias P = (Color, Double); let p: P = (§c, §u); return p.0.opacity(p.1)",
        "func f(_ n: Int) -> Int { n < 2 ? n : f(n - 1) + f(n - 2) }; return Color(white: Double(f(§w & 7)) / 16)",
        "struct L { let m: M }; struct M { let k: Double }; return Color(white: L(m: M(k: §u)).m.k)",
        "protocolless: do { if §t { break protocolless }; return §c }; return §c",
    ]),
    # super
    ("class °A { var k: Double; init(k: Double) { self.k = k }; var ink: Color { Color(white: k) }; func soft(_ a: Double = 0.5) -> Color { ink.opacity(a) }; class func page() -> Color { §c } }\n"
     "class °B: °A { var extra = §u; init(extra: Double) { self.extra = extra; super.init(k: §u); k *= 0.5 }; override init(k: Double) { super.init(k: k * 0.5) }\n"
     "  override var ink: Color { super.ink.opacity(extra) }; override func soft(_ a: Double = 0.25) -> Color { §t ? super.soft(a) : super.soft() }; override class func page() -> Color { super.page().opacity(0.5) } }\n"
     "class °C: °B { override var k: Double { didSet { extra = k } }; var own: Color { Self.page() } }", "", [
        "return °B(extra: §u).ink", "return °B(k: §u).soft()", "let o: °A = °B(extra: §u); return o.soft()", "return °B.page()",
        "let c = °C(extra: §u); c.k = 0.5; return c.ink", "return type(of: °B(k: 0.5) as °A).page()", "return °C(k: §u).own", "let o: °A = °C(k: §u); o.k = §u; return o.ink",
        "let a = °A(k: 0.5), b = °A(k: 0.5), c = a; return a === c && a !== b ? §c : .black", "let all: [°A] = [°A(k: §u), °B(k: §u)]; return all.map { $0.ink }[§d & 1]",
        "let o: °A = °C(k: §u); return (o as? °B)?.ink ?? .black", "let o: °A = °A(k: §u); return o is °B ? §c : §c",
    ]),
    # color math
    ("func °lin(_ c: Double) -> Double { c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4) }\n"
     "func °gam(_ c: Double) -> Double { c <= 0.0031308 ? 12.92 * c : 1.055 * pow(c, 1 / 2.4) - 0.055 }\n"
     "func °lch(_ L: Double, _ C: Double, _ H: Double) -> Color {\n  let h = H * .pi / 180, a = C * cos(h), b = C * sin(h)\n"
     "  let l = pow(L + 0.3963377774 * a + 0.2158037573 * b, 3), m = pow(L - 0.1055613458 * a - 0.0638541728 * b, 3), s = pow(L - 0.0894841775 * a - 1.291485548 * b, 3)\n"
     "  let r = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s\n  let g = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s\n  let bl = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s\n"
     "  return Color(red: unit(°gam(r)), green: unit(°gam(g)), blue: unit(°gam(bl)))\n}\n"
     "func °mix(_ a: (Double, Double, Double), _ b: (r: Double, g: Double, b: Double), _ t: Double) -> Color { Color(red: a.0 + (b.r - a.0) * t, green: a.1 + (b.g - a.1) * t, blue: a.2 + (b.b - a.2) * t) }\n"
     "func °parts(_ hex: UInt32) -> (r: Double, g: Double, b: Double) { (Double(hex >> 16 & 0xff) / 255, Double(hex >> 8 & 0xff) / 255, Double(hex & 0xff) / 255) }\n"
     "func °hsl(_ h: Double, _ s: Double, _ l: Double) -> Color { let c = (1 - abs(2 * l - 1)) * s, x = c * (1 - abs((h / 60).truncatingRemainder(dividingBy: 2) - 1)), m = l - c / 2\n"
     "  let (r, g, b): (Double, Double, Double)\n  switch h { case 0..<60: (r, g, b) = (c, x, 0); case 60..<120: (r, g, b) = (x, c, 0); case 120..<180: (r, g, b) = (0, c, x)\n"
     "  case 180..<240: (r, g, b) = (0, x, c); case 240..<300: (r, g, b) = (x, 0, c); default: (r, g, b) = (c, 0, x) }\n  return Color(red: unit(r + m), green: unit(g + m), blue: unit(b + m)) }\n"
     "extension Comparable { func °clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }\n"
     "extension Double { var °sq: Double { self * self }; func °lerp(_ o: Double, _ t: Double) -> Double { self + (o - self) * t } }\n"
     "extension UIColor { func °lighter(_ k: CGFloat) -> UIColor { var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0; getRed(&r, green: &g, blue: &b, alpha: &a); return UIColor(red: min(r + k, 1), green: min(g + k, 1), blue: min(b + k, 1), alpha: a) } }", "", [
        "return °lch(§u, §u * 0.3, Double(§w))", "return Color(white: °lin(§u))", "return °mix((§u, 0.5, §u), °parts(0x§x), §u)", "let p = °parts(0x§x); return Color(red: p.r, green: p.g, blue: p.b)",
        "let (r, _, b) = °parts(0x§x); return Color(red: r, green: 0.5, blue: b)", "return °hsl(Double(§w % 360), §u, §u)",
        "return Color(white: (§u * 3 - 1).°clamped(to: 0...1))", "return Color(white: Double((§w).°clamped(to: 10...200)) / 255)", "return Color(white: §u.°sq)", "return Color(white: (§u).°lerp(§u, 0.5))",
        "let y = 0.2126 * °lin(§u) + 0.7152 * °lin(§u) + 0.0722 * °lin(0.25); return y > 0.179 ? .black : .white",
        "return Color(white: unit(atan2(§u, 0.5) / .pi))", "return Color(white: unit(cbrt(§u) - exp(-1) + log(2)))", "return Color(white: unit(hypot(§u, §u) / 2))", "return Color(white: (§u * 255).rounded() / 255)",
        "return Color(white: (§u * 8).rounded(.down) / 8)", "return Color(white: Double(Int(§u * 255)) / 255)", "let k: CGFloat = §u; return Color(white: k)", "return Color(UIColor(red: §u, green: 0.5, blue: §u, alpha: 1).°lighter(0.125))",
        "let x = Double(§w) / 300; switch x { case ..<0.25: return §c; case 0.25..<0.5: return §c; case 0.5...: return §c; default: return .clear }", "return (0...0.5).contains(§u) ? §c : §c", "return 0..<100 ~= §w ? §c : §c",
        "return Color(white: min(§u, 0.5, 1))", "let k = -(§u); return Color(white: unit(k + 1))", "let k = §u.squareRoot(); return Color(white: k)", "return Color(white: unit(fmod(§u + 1, 0.75)))",
    ]),
    # bits
    ("extension Color { init(°argb v: UInt32) { let a = Double((v & 0xFF000000) >> 24) / 255; self.init(.sRGB, red: Double((v & 0xFF0000) >> 16) / 255, green: Double((v & 0xFF00) >> 8) / 255, blue: Double(v & 0xFF) / 255, opacity: a) } }\n"
     "struct °F: OptionSet { let rawValue: Int; static let a = °F(rawValue: 1), b = °F(rawValue: 2), c: °F = [.a, .b] }", "", [
        "return Color(°argb: 0xFF§x)", "let v: UInt8 = UInt8(truncatingIfNeeded: §w); return Color(white: Double(v) / 255)", "let v = UInt8(clamping: §w); return Color(white: Double(v) / 255)",
        "let v: UInt8 = 200; return Color(white: Double(v &+ 100) / 255)", "let v: UInt8 = 0b1010_0101; return Color(white: Double(~v) / 255)", "let v = (§w ^ 0x55) & 0xFF; return Color(white: Double(v) / 255)",
        "var v = 1; v <<= 4; v |= 3; v &= 0xF7; return Color(white: Double(v) / 255)", "let v = Int32(§w) << 2; return Color(white: Double(v & 0xFF) / 255)", "let v: UInt32 = 0x§x; return Color(white: Double(UInt8(v & 0xFF)) / 255)",
        "return Color(white: Double((§w).isMultiple(of: 3) ? 1 : 0))", "let (q, r) = (§w).quotientAndRemainder(dividingBy: 16); return Color(white: Double(q + r & 15) / 16)", "return Color(white: Double((§w - 100).magnitude & 255) / 255)",
        "return Color(white: Double((§w - 100).signum() + 1) / 2)", "let f: °F = [.a]; return f.contains(.b) ? §c : §c", "var f = °F(); f.insert(.b); return °F.c.contains(f) ? §c : §c", "return Color(white: Double(UInt8.max) / 255)",
        "return °F.c.rawValue == 3 ? §c : §c", "let v = Int(bitPattern: UInt(§w)); return Color(white: Double(v & 255) / 255)",
    ]),
    # key paths
    ("struct °S { var ink = §c; var page = §c; var k = §u; var inner = °I() }\nstruct °I { var c = §c }\nclass °K { var s = °S() }\n"
     "enum °N: CaseIterable { case ink, page; var path: KeyPath<°S, Color> { switch self { case .ink: return \\.ink; case .page: return \\.page } } }", "", [
        "return °S()[keyPath: \\.ink]", "let p = \\°S.page; return °S()[keyPath: p]", "var s = °S(); s[keyPath: \\.ink] = §c; return s.ink", "let p: WritableKeyPath<°S, Color> = \\.inner.c; var s = °S(); s[keyPath: p] = §c; return s.inner.c",
        "return [°S(), °S()].map(\\.ink)[§d & 1]", "return °S()[keyPath: °N.allCases[§d & 1].path]", "func get<T>(_ p: KeyPath<°S, T>) -> T { °S()[keyPath: p] }; return get(\\.page).opacity(get(\\.k))",
        "let o = °K(); o[keyPath: \\.s.k] = 0.5; return Color(white: o.s.k)", "let ps = [\\°S.ink, \\°S.page]; return °S()[keyPath: ps[§d & 1]]", "return [3, 1, 2].sorted { $0 < $1 }.map(\\.description)[0] == \"1\" ? §c : §c",
        "var s = °S(); s.inner.c = §c; return s.inner[keyPath: \\.c]",
    ]),
    # collections
    ("", "", [
        "let d = [\"a\": §u, \"b\": §u]; return Color(white: d[\"§d\", default: §u])", "var d: [String: Int] = [:]; for w in [\"a\", \"b\", \"a\"] { d[w, default: 0] += 1 }; return Color(white: Double(d[\"a\"] ?? 0) / 4)",
        "let d = Dictionary(uniqueKeysWithValues: zip([\"a\", \"b\"], [§c, §c])); return d[\"b\"] ?? .black", "let d = Dictionary(uniqueKeysWithValues: [1, 2, 3].map { ($0, Double($0) / 4) }); return Color(white: d[§d + 1]!)",
        "let d = [1, 2, 3, 4].reduce(into: [Int: [Int]]()) { $0[$1 % 2, default: []].append($1) }; return Color(white: Double(d[0]!.count) / 4)", "let n = [1, 2, 3].reduce(into: 0) { $0 += $1 }; return Color(white: Double(n) / 8)",
        "let d = [\"b\": 2, \"a\": 1]; let k = d.keys.sorted(); return k[0] == \"a\" ? §c : §c", "let d = [\"b\": 2, \"a\": 1].mapValues { Double($0) / 4 }; return Color(white: d[\"b\"]!)", "let d = [\"b\": 2, \"a\": 1].sorted { $0.value < $1.value }; return Color(white: Double(d[0].value) / 4)",
        "let d = Dictionary(grouping: [1, 2, 3, 4]) { $0 % 2 == 0 }; return Color(white: Double(d[true]!.count) / 4)", "var d = [\"a\": §c]; d[\"b\"] = §c; d[\"a\"] = nil; return d[\"a\"] ?? d[\"b\"]!", "var d = [\"a\": 1]; d[\"a\"]? += 2; d.removeValue(forKey: \"b\"); return Color(white: Double(d[\"a\"]!) / 4)",
        "let s: Set = [1, 2, 3, 2]; return s.contains(§w) || s.count == 4 ? §c : §c", "var s = Set<String>(); s.insert(\"a\"); s.insert(\"b\"); return s.contains(\"b\") ? §c : .black", "let m = [§u, §u, §u].max()!; return Color(white: m)",
        "let all = [0.5, 0.25, 0.75].sorted(); return Color(white: all[§d])", "let all = [0.5, 0.25, 0.75].sorted(by: >); return Color(white: all[§d])", "var all = [3, 1, 2]; all.sort(); all.swapAt(0, 2); return Color(white: Double(all[§d]) / 4)",
        "var all = [§c, §c]; all.insert(§c, at: 1); all.removeLast(); all += [§c]; return all[§d]", "var all = [1, 2, 3]; let x = all.removeFirst(); all.append(contentsOf: [4, x]); return Color(white: Double(all[§d]) / 4)",
        "var all = [0.25, 0.5]; for i in all.indices { all[i] *= 0.5 }; return Color(white: all[§d & 1])", "let all = [[0.25], [0.5, 0.75]].flatMap { $0 }; return Color(white: all[§d])", "let all = (0..<4).map { Double($0) / 4 }; return Color(white: all[§d])",
        "let i = [1, 5, 9].firstIndex(of: 5)!; return Color(white: Double(i) / 2)", "let i = [1, 5, 9].firstIndex { $0 > §w } ?? 0; return Color(white: Double(i) / 2)", "let all = stride(from: 0.0, through: 1.0, by: 0.25).map { $0 }; return Color(white: all[§d])",
        "let all = Array(repeating: §u, count: 3); return Color(white: all[§d])", "let all = [§c, §c, §c]; return all.dropFirst().first!", "let all = [§c, §c, §c]; return all[1...].last!", "let a = [1, 2, 3].prefix(2) + [9]; return Color(white: Double(a.count) / 4)",
        "var n = 0.0; for (i, (a, b)) in zip([0.25, 0.5], [0.5, 0.25]).enumerated() where i > 0 { n += a * b }; return Color(white: n)", "let (a, b) = ([1, 2].map { Double($0) / 4 }, [§u]); return Color(white: a[0] + b[0] * 0.5)",
        "return [1, 2, 3].contains { $0 > §w } ? §c : §c", "let all = [§u, §u]; return Color(white: all.reduce(0, +) / Double(all.count))", "let x = [nil, §w, 3].compactMap { $0 }.first!; return Color(white: Double(x & 255) / 255)",
        "return [(k: 1, c: §c), (k: 2, c: §c)].first { $0.k == 2 }!.c", "let all: [Double?] = [nil, §u]; return Color(white: all[1] ?? 1)", "let g = [[§c, §c], [§c]]; return g[0][§d & 1]", "let all = [1, 2, 3, 4].filter { $0 % 2 == 0 }.map { Double($0) / 8 }; return Color(white: all[1])",
        "let o: [Double]? = [§u]; return Color(white: o.map { $0[0] } ?? 1)", "let x: Double? = §u; return Color(white: x.map { $0 * 0.5 } ?? 1)", "let x: Int? = §w; return x.flatMap { $0 > 3 ? §c : nil } ?? .black", "let all = [3, 1, 2]; return Color(white: Double(all.min()!) / 4)",
    ]),
    # enumerations
    ("enum °E: Int, CaseIterable { case a = 2, b, c; static let standard = °E.b; init(named: String) { self = named == \"c\" ? .c : .a }; mutating func step() { self = self == .a ? .b : .c }\n"
     "  var ink: Color { [°E.a: §c, .b: §c][self] ?? §c }; static func of(_ n: Int) -> °E? { °E(rawValue: n) }; var next: °E { let all = °E.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] } }\n"
     "indirect enum °T { case leaf(Color), fade(°T, by: Double); var ink: Color { switch self { case .leaf(let c): return c; case let .fade(t, by: k): return t.ink.opacity(k) } } }\n"
     "enum °L: String { case light, dark; var isDark: Bool { self == .dark }; func callAsFunction(_ a: Color, _ b: Color) -> Color { isDark ? b : a } }\n"
     "enum °V: Equatable { case none, gray(Double), pair(Color2, String?); struct Color2: Equatable { var k = §u } }", "", [
        "return °E.of(§w & 7)?.ink ?? .black", "var e = °E.a; e.step(); e.step(); return e.ink", "return °E(named: \"c\").next.ink", "return °E.standard.next.ink", "return °T.fade(.fade(.leaf(§c), by: §u), by: 0.5).ink",
        "return °L.dark(§c, §c)", "guard let l = °L(rawValue: \"light\") else { return .black }; return l(§c, §c)", "return Color(white: Double(°E.allCases.map(\\.rawValue).reduce(0, +)) / 16)", "if case .gray(let k) = °V.gray(§u), k > 0.3 { return Color(white: k) }; return §c",
        "return °V.gray(0.5) == .gray(0.5) ? §c : .black", "let v = °V.pair(.init(k: §u), nil); switch v { case .pair(let c, .some(let s)): return s.isEmpty ? .white : Color(white: c.k); case .pair(let c, nil): return Color(white: c.k); default: return .black }",
        "switch °E.allCases[§d] { case .a: return §c; case .b where §t: return §c; case .b, .c: return §c }", "let e: °E = §t ? .a : .b; switch e { case .a: fallthrough; case .b: return §c; default: return .clear }", "return °V.none != .gray(1) ? §c : .white",
    ]),
    # structures without enumeration's cases
    ("struct °R: RawRepresentable, Hashable { let rawValue: String; init(rawValue: String) { self.rawValue = rawValue }; static let a = °R(rawValue: \"§x\"), b = °R(rawValue: \"§x\"); var ink: Color { Color(text: rawValue) } }\n"
     "struct °H: ExpressibleByStringLiteral { let c: Color; init(stringLiteral s: String) { c = Color(text: s) } }\nstruct °M { private let m: [°R: Color] = [.a: §c]; func of(_ r: °R) -> Color { m[r] ?? §c } }\n"
     "struct °P { var a: Color, b: Color = §c; var k: Double? = nil; static let standard = °P(a: §c); static func make(_ f: (inout °P) -> Void) -> °P { var p = standard; f(&p); return p }; func with(a: Color? = nil, b: Color? = nil) -> °P { °P(a: a ?? self.a, b: b ?? self.b) } }", "", [
        "return °R.a.ink", "let r: °R = .b; return r == .a ? .black : r.ink", "let h: °H = \"§x\"; return h.c", "func f(_ h: °H) -> Color { h.c }; return f(\"#§x\")", "return °M().of(§t ? .a : .b)", "return °P.make { $0.a = §c; $0.k = 0.5 }.a",
        "return °P.standard.with(b: §c).b", "return °P.standard.with(b: §c).a", "let p = °P(a: §c, k: §u); return p.b.opacity(p.k ?? 1)", "let p: °P = .init(a: §c, b: §c); return p.b", "let p: °P = .standard; return p.a",
    ]),
    # operators
    ("struct °V: Comparable { var x: Double; static func <+> (l: °V, r: °V) -> °V { °V(x: (l.x + r.x) / 2) }; static prefix func - (v: °V) -> °V { °V(x: 1 - v.x) }; static func * (l: °V, k: Double) -> °V { °V(x: l.x * k) }\n"
     "  static func += (l: inout °V, r: °V) { l.x = unit(l.x + r.x) }; static func < (l: °V, r: °V) -> Bool { l.x < r.x }; static func ~= (p: Double, v: °V) -> Bool { v.x > p }; static func + (l: °V, r: °V) -> °V { °V(x: unit(l.x + r.x)) } }\n"
     "extension Color { static func * (c: Color, k: Double) -> Color { c.opacity(k) }; static func + (l: Color, r: Color) -> Color { r.opacity(0.5) } }".replace("extension Color", "fileprivate extension Color"), "", [
        "return §c |~| §u", "return Color(white: √(§u))", "return Color(white: (§w & 63)%%)", "return Color(white: (°V(x: §u) <+> °V(x: §u)).x)", "return Color(white: (-°V(x: §u)).x)", "return Color(white: (°V(x: §u) * 0.5).x)", "var v = °V(x: §u); v += °V(x: 0.25); return Color(white: v.x)",
        "return °V(x: §u) < °V(x: 0.5) ? §c : §c", "return max(°V(x: §u), °V(x: 0.5)).x > 0.6 ? §c : §c", "switch °V(x: §u) { case 0.5: return §c; default: return §c }", "return Color(white: [°V(x: §u), °V(x: 0.5)].sorted()[0].x)", "return Color(white: (°V(x: §u) <+> °V(x: 0.5) * 0.5 + °V(x: 0.125)).x)", "return §c * 0.5", "return §c + §c * §u",
        "return Color(white: [°V(x: §u), °V(x: 0.25)].reduce(°V(x: 0), +).x)", "return §c |~| 0.5 |~| §u",
    ]),
    # generics
    ("protocol °P { var k: Double { get }; static var base: Color { get }; init(k: Double); associatedtype V; var v: V { get } }\nextension °P { var ink: Color { Color(white: k) }; static func make() -> Self { Self(k: §u) }; func twice() -> Self { Self(k: k * 0.5) } }\n"
     "struct °A: °P { let k: Double; static let base = §c; var v: Color { §c } }\nstruct °B: °P { let k: Double; static var base: Color { §c }; var v: Double { k * 0.5 }; var ink: Color { §c } }\n"
     "struct °Box<T> { var t: T; func map<U>(_ f: (T) -> U) -> °Box<U> { °Box<U>(t: f(t)) } }\nextension °Box where T == Double { var ink: Color { Color(white: t) } }\nextension °Box where T: °P { var soft: Color { t.ink.opacity(0.5) } }\n"
     "extension Array where Element == Color { var °last: Color { last ?? .black } }\nfunc °f<T: °P>(_ t: T) -> Color { t.ink }\nfunc °g<T: °P>(_ t: T.Type) -> Color { t.base }\nfunc °h<T>(_ t: T, _ f: (T) -> Color) -> Color where T: °P { f(t) }\n"
     "func °id<T>(_ t: T) -> T { t }\nfunc °pick<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? a : b }\nfunc °make<T: °P>(_ k: Double) -> T { T(k: k) }", "", [
        "return °f(°A(k: §u))", "return °f(°B(k: §u))", "return °g(°A.self)", "return °h(°B(k: §u)) { $0.ink }", "return °A.make().ink", "return °A(k: §u).twice().ink", "return °B(k: §u).twice().ink", "return °id(°B(k: §u)).ink", "return °Box(t: §u).ink", "return °Box(t: °A(k: §u)).soft",
        "return °Box(t: °B(k: §u)).soft", "return °Box(t: 2).map { Double($0) / 4 }.ink", "return [§c, §c].°last", "return Color(white: °pick(§u, §u))", "let a: °A = °make(§u); return a.ink", "let ts: [any °P.Type] = [°A.self, °B.self]; return ts[§d & 1].base", "return °A(k: §u).v",
        "let p: any °P = °B(k: §u); return p.ink", "func open(_ p: some °P) -> Color { p.ink }; return open(°B(k: §u))",
    ]),
    # what the type of a variable decides
    ("protocol °P { var demanded: Color { get } }\nextension °P { var demanded: Color { §c }; var added: Color { §c }; var both: Color { added.opacity(0.5) } }\nprotocol °Q: °P {}\nextension °Q { var demanded: Color { §c }; var added: Color { §c } }\n"
     "struct °A: °Q { var added: Color { §c } }\nstruct °B: °P { var demanded: Color { §c }; var added: Color { §c } }\nclass °K: °P {}\nclass °M: °K { var demanded: Color { §c }; var added: Color { §c } }\n"
     "struct °W { var p: any °P; let all: [any °P] = [°A(), °B()]; let d: [String: any °P] = [\"a\": °A()]; var o: (any °P)? = °B() }\nfunc °any(_ p: any °P) -> Color { p.added }\nfunc °some(_ p: some °P) -> Color { p.added }\nfunc °gen<T: °Q>(_ t: T) -> Color { t.added }\nfunc °out() -> some °P { °B() }\nfunc °back<T: °P>(_ t: T) -> T { t }", "", [
        "let p: any °P = °A(); return p.added", "return °A().added", "return °A().both", "return °B().both", "return °any(°A())", "return °some(°B())", "return °gen(°A())", "return °out().added", "return °back(°A()).added", "return °W(p: °B()).p.added", "return °W(p: °B()).all[§d & 1].added",
        "return °W(p: °A()).all.map { $0.added }[0]", "for p in °W(p: °A()).all { return p.added }; return .black", "return °W(p: °A()).d[\"a\"]!.added", "return °W(p: °A()).o!.added", "let q: any °Q = °A(); return q.added", "let q: any °Q = °A(); let p: any °P = q; return p.added", "let p: any °P = °A(); return p.demanded",
        "let p: any °P = °M(); return p.demanded", "let k: °K = °M(); return k.added", "return °M().added", "return °M().demanded", "let p: any °P = °A(); guard let a = p as? °A else { return .black }; return a.added", "let p: any °P = °A(); switch p { case let a as °A: return a.added; default: return p.added }",
        "var all: [any °P] = []; all.append(°A()); return all[0].added", "let f: (any °P) -> Color = { $0.added }; return f(°A())", "let t: (any °P, Int) = (°A(), 1); return t.0.added", "let p: any °P = §t ? °A() : °B(); return p.both", "let q: any °Q = °A(); return q.both", "let p: any °P = °A(); if let q = p as? any °Q { return q.added }; return .black",
    ]),
    # private names of this file
    ("private extension Color { static var own: Color { §c } }\nprivate func helper() -> Color { §c }\nfileprivate let shade = §u\nprivate struct Hidden { static let c = §c; var k = §u }\nextension Color { fileprivate static let mine = §c; fileprivate func dimmed() -> Color { opacity(shade) } }", "", [
        "return .own", "return helper()", "return Color(white: shade)", "return Hidden.c", "return Color(white: Hidden().k)", "return Color.mine.dimmed()",
    ]),
    # closures
    ("struct °S { let f: (Double) -> Color; var g: (() -> Color)? = nil; func run(_ k: Double) -> Color { f(k) } }\nfunc °twice(_ n: Int, _ f: (Int) -> Int) -> Int { f(f(n)) }\nfunc °lazy(_ c: @autoclosure () -> Color, _ t: Bool) -> Color { t ? c() : .black }\n"
     "func °two(a: () -> Color, b: () -> Color) -> Color { §t ? a() : b() }\nfunc °def(_ k: Double = §u, then f: (Double) -> Color = { Color(white: $0) }) -> Color { f(k) }\nfunc °var(_ ks: Double...) -> Color { Color(white: ks.reduce(0, +) / Double(ks.count)) }\n"
     "func °esc() -> () -> Double { var n = 0.0; return { n += 0.25; return n } }\nfunc °mut(_ f: (inout Double) -> Void) -> Double { var k = §u; f(&k); return k }", "", [
        "return °S(f: { Color(white: $0) }).run(§u)", "let s = °S(f: { _ in §c }, g: { §c }); return s.g?() ?? .black", "return °S { k in §c.opacity(k) }.f(§u)", "return Color(white: Double(°twice(§w & 15) { $0 * 2 } & 63) / 64)", "return °lazy(§c, §t)", "return °two { §c } b: { §c }", "return °def()", "return °def(0.5) { Color(white: $0 * 0.5) }", "return °def { §c.opacity($0) }",
        "return °var(§u, §u)", "let f = °esc(); _ = f(); return Color(white: f())", "let f = °esc(), g = °esc(); _ = f(); return Color(white: g())", "return Color(white: °mut { $0 *= 0.5 })", "let f: (Double) -> (Double) -> Double = { a in { b in a * b } }; return Color(white: f(§u)(0.5))", "let ops: [String: (Double, Double) -> Double] = [\"+\": { ($0 + $1) / 2 }, \"*\": (*)]; return Color(white: ops[\"*\"]!(§u, §u))",
        "let f = Color.init(white:opacity:); return f(§u, §u)".replace("Color.init(white:opacity:)", "{ Color(white: $0, opacity: $1) }"), "func f(_ k: Double) -> Color { Color(white: k) }; return [§u, §u].map(f)[0]", "var c = §c; [1, 2].forEach { _ in c = c.opacity(0.5) }; return c", "let c: Color = { let k = §u; guard k > 0.3 else { return .black }; return Color(white: k) }(); return c", "let add: (Int, Int) -> Int = (+); return Color(white: Double(add(1, §w & 3)) / 4)",
    ]),
    # optionals and patterns
    ("struct °S { var c: Color?; var next: °N?; var k: Double? = §u }\nclass °N { var s = °S(c: nil, next: nil); var c: Color? = §c }\nfunc °o(_ n: Int) -> Int? { n > §w ? nil : n }", "", [
        "let s: °S? = °S(c: §c, next: nil); return s?.c?.opacity(0.5) ?? .black", "var s: °S? = °S(c: nil, next: °N()); s?.c = §c; s?.next?.c = §c; return §t ? s!.c! : s!.next!.c!", "if let a = °o(1), let b = °o(§w), a < b { return §c }; return §c", "guard case let x? = °o(§w), x > 2 else { return §c }; return Color(white: Double(x & 255) / 255)",
        "var stack = [0.25, 0.5, 0.75]; var n = 0.0; while let x = stack.popLast(), x > 0.3 { n += x * 0.5 }; return Color(white: unit(n))", "for case let x? in [nil, 0.5, §u] { return Color(white: x) }; return .black", "switch (°o(1), °o(§w)) { case let (a?, b?): return Color(white: Double((a + b) & 255) / 255); case (nil, _): return §c; default: return §c }", "let x = °o(§w) ?? °o(1) ?? 7; return Color(white: Double(x & 255) / 255)",
        "let n = °N(); n.s.next = n; return n.s.next?.s.next?.c ?? .black", "let k: Double? = nil; return Color(white: k ?? §u)", "switch §w { case let x where x > 100: return §c; case 1, 2, 3: return §c; case 4...50: return §c; case _: return §c }", "let t = (§w, \"a\"); switch t { case (0..<10, _): return §c; case (_, \"a\"): return §c; default: return .black }", "let x: Any = §u; if let d = x as? Double { return Color(white: d) }; return .black",
        "let x: Any = §w; switch x { case is String: return .black; case let i as Int where i > 3: return §c; case is Int: return §c; default: return .white }", "let s: String? = \"§x\"; if let s, s.count == 6 { return Color(text: s) }; return .black", "let c: Color! = §c; return c.opacity(0.5)",
    ]),
    # writes in every spelling
    ("struct °S { var list = [0.25, 0.5, 0.75]; var d = [\"a\": 0.5]; var t = (a: 0.25, b: 0.5); var k = §u; mutating func each(_ f: (inout Double) -> Void) { for i in list.indices { f(&list[i]) } } }\nfunc °dim(_ x: inout Double) { x *= 0.5 }\nfunc °both(_ a: inout Double, _ b: inout Double) { (a, b) = (b * 0.5, a) }", "", [
        "var s = °S(); s.list[§d] = §u; s.list[0] *= 0.5; return Color(white: s.list[§d])", "var s = °S(); s.d[\"a\"]! *= 0.5; s.d[\"b\"] = §u; return Color(white: s.d[\"b\"]! * s.d[\"a\"]!)", "var s = °S(); s.t.a = §u; (s.t.b, s.k) = (s.k, 0.5); return Color(white: s.t.b * s.t.a)", "var s = °S(); °dim(&s.list[§d]); °dim(&s.t.a); return Color(white: s.list[1] * s.t.a)", "var s = °S(); s.each { $0 *= 0.5 }; return Color(white: s.list[§d])",
        "var (a, b) = (§u, §u); swap(&a, &b); return Color(white: a)", "var (a, b) = (§u, §u); (a, b) = (b, a); return Color(white: b)", "var s = °S(); °both(&s.k, &s.t.b); return Color(white: s.k)", "var s = °S(), r = s; r.k = 0.5; swap(&s, &r); return Color(white: s.k)", "var a = [1, 2, 3]; let b = a; a[0] = 9; return Color(white: Double(b[0]) / 4)", "var a = [[0.25, 0.5], [0.75]]; a[0][1] = §u; a[1].append(0.125); return Color(white: a[§d & 1][1])",
        "var t = (§u, 0.5); t.0 = t.1; return Color(white: t.0)", "var x = §u; let f = { x = x * 0.5 }; f(); f(); return Color(white: x)", "var d = [\"a\": [0.5]]; d[\"a\"]?.append(§u); d[\"a\"]![0] = 0.25; return Color(white: d[\"a\"]![§d & 1])", "var k = 0.5; k += 0.25; k -= 0.125; k /= 2; return Color(white: k)", "var o: Double? = 0.5; o? *= 0.5; o! += 0.125; return Color(white: o ?? 1)",
    ]),
    # wrappers
    ("@propertyWrapper struct °C { private var v: Double; var wrappedValue: Double { get { v } set { v = min(newValue, 0.75) } }; var projectedValue: Double { v * 0.5 }; init(wrappedValue: Double) { v = min(wrappedValue, 0.75) } }\n"
     "@propertyWrapper struct °D<T> { var wrappedValue: T; let k: Double; init(wrappedValue: T, k: Double = 0.5) { self.wrappedValue = wrappedValue; self.k = k }; var projectedValue: °D<T> { self } }\n"
     "struct °S { @°C var a = §u; @°D(k: 0.25) var c = §c; @°C var b: Double = 1; init() {}; init(a: Double) { self.a = a } }\nstruct °M { @°C var a: Double = 0.5; var n = 1 }", "", [
        "return Color(white: °S().a)", "var s = °S(); s.a = 1; return Color(white: s.a)", "return Color(white: °S().$a)", "return °S().c.opacity(°S().$c.k)", "return Color(white: °S(a: §u).a)", "var s = °S(); s.b = §u; s.a = s.b; return Color(white: s.$a)", "return Color(white: °M(a: §u).a)", "return Color(white: °M().a)",
    ]),
    # conditions as values
    ("", "", [
        "let c = switch §w { case 0: §c; case 1...9: §c; default: §c }; return c", "let k = if §t { §u } else if §t { 0.25 } else { §u }; return Color(white: k)", "return §t ? §t ? §c : §c : §c", "if #available(iOS 15, *) { return §c } else { return §c }", "let x = §w; let c: Color; switch x { case 0: c = §c; default: c = §c }; return c",
        "var i = 0; outer: while true { i += 1; switch i { case 5: break outer; case 3: continue outer; default: break } }; return Color(white: Double(i) / 8)", "let (a, b) = §t ? (§u, 0.5) : (0.25, §u); return Color(white: a * b)", "return (1, 2) < (1, 3) ? §c : .black", "return (§w, \"a\") == (1, \"a\") ? §c : §c", "assert(true); precondition(§w >= 0 || true); return §c",
    ]),
    # static storage
    ("", "nonisolated(unsafe) static var °n = §u\n  static let °l: [Color] = { var a: [Color] = []; for i in 0..<3 { a.append(Color(white: Double(i) / 4)) }; return a }()\n  static let °d: [String: Color] = [\"a\": §c, \"b\": §c]\n  static let °t = (ink: §c, k: §u)\n  static let °f: (Double) -> Color = { Color(white: $0) }", [
        "return °l[§d]", "return °d[\"a\"]!.opacity(°n)", "return °t.ink.opacity(°t.k)", "return °f(§u)", "return Self.°f(Self.°n)",
    ]),
]

