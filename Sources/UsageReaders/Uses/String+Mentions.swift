extension String {
  /// Whether it holds one of some words in small letters of ASCII, in any case. It is asked for every view,
  /// so that it looks at bytes.
  func mentions(_ words: [[UInt8]]) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      bytes.indices.contains { start in
        words.contains { word in
          word.count <= bytes.count - start
            && word.indices.allSatisfy { bytes[start + $0].asSmallLetter == word[$0] }
        }
      }
    }
  }
}

extension UInt8 {
  fileprivate var asSmallLetter: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}
