import UIKit

extension UIColor {
  convenience init(rgb: Int) {
    self.init(
      red: CGFloat((rgb >> 16) & 0xFF) / 255, green: CGFloat((rgb >> 8) & 0xFF) / 255,
      blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
  }

  static let ink = UIColor(rgb: 0x202124)
  static let mist = UIColor(rgb: 0xDADCE0)
  static let paper = UIColor(rgb: 0xF4ECD8)
  static let umber = UIColor(rgb: 0x8A5A2B)
  static let sky = UIColor(rgb: 0x8AB4F8)
}
