import SwiftUI
enum C {
  static let ink = Color.black
  static let page = Color.white
  static let c0 = Color.white
  static let c1 = Color.white
  static let c2 = Color.white
  static let c3 = Color.white
  static let c4 = Color.white
  static let c5 = Color.white
  static let c6 = Color.white
  static let c7 = Color.white
  static let c8 = Color.white
  static let c9 = Color.white
  static let c10 = Color.white
  static let c11 = Color.white
  static let c12 = Color.white
  static let c13 = Color.white
  static let c14 = Color.white
  static let c15 = Color.white
  static let c16 = Color.white
  static let c17 = Color.white
  static let c18 = Color.white
  static let c19 = Color.white
  static let a1: Color = make()
  static let a2: Color = make()
}
