/// The frames of a program, each once, by their numbers.
struct SwiftUIFrames {
  private var all: [SwiftUIFrame] = [SwiftUIFrame()]
  private var numbers: [SwiftUIFrame: Int] = [SwiftUIFrame(): none]

  /// The frame of code that nobody gives anything.
  static let none = 0

  subscript(number: Int) -> SwiftUIFrame { all[number] }

  /// The number of a frame.
  mutating func number(of frame: SwiftUIFrame) -> Int {
    if let known = numbers[frame] { return known }
    numbers[frame] = all.count
    all.append(frame)
    return all.count - 1
  }
}
