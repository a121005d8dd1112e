#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One channel of the two composites as a function of the backdrop's channel, 0…1.
struct BackdropChannel {
  let weight: Double
  let foregroundConstant: Double
  let foregroundShare: Double
  let backgroundConstant: Double
  let backgroundShare: Double

  /// The three channels of a foreground and a background; the errors are added to every channel.
  static func channels(
    _ text: SRGBColor, _ background: SRGBColor, textError: Double = 0, backgroundError: Double = 0
  ) -> [BackdropChannel] {
    func channel(_ weight: Double, _ top: Double, _ under: Double) -> BackdropChannel {
      BackdropChannel(
        weight: weight, foregroundConstant: top * text.alpha + textError,
        foregroundShare: 1 - text.alpha,
        backgroundConstant: under * background.alpha + backgroundError,
        backgroundShare: 1 - background.alpha)
    }
    return [
      channel(0.2126, text.red, background.red), channel(0.7152, text.green, background.green),
      channel(0.0722, text.blue, background.blue),
    ]
  }

  func foreground(_ backdrop: Double) -> Double {
    foregroundConstant + foregroundShare * backdrop
  }

  func background(_ backdrop: Double) -> Double {
    backgroundConstant + backgroundShare * backdrop
  }

  /// The backdrop at which `linear(foreground) − trial × linear(background)` is extreme.
  func extremePoint(trial: Double, greatest: Bool) -> Double {
    var candidates = [0.0, 1.0]
    for joint in [-SRGBTransfer.threshold, SRGBTransfer.threshold] {
      candidates.append((joint - foregroundConstant) / foregroundShare)
      candidates.append((joint - backgroundConstant) / backgroundShare)
    }
    // Where the derivatives agree: share_f D(f) = t share_b D(b), with D(x) = 1/12.92 on the linear
    // piece and 2.4/1.055 ((|x| + 0.055)/1.055)^1.4 on the others.
    let factor = trial * backgroundShare / foregroundShare
    let root = factor > 0 ? pow(factor, 1 / 1.4) : 0
    let knee = 1.055 * pow(1.055 / (2.4 * 12.92), 1 / 1.4)
    for sf in [-1.0, 1.0] {
      for sb in [-1.0, 1.0] {
        // sf f + 0.055 = root (sb b + 0.055)
        candidates.append(
          (root * (sb * backgroundConstant + 0.055) - sf * foregroundConstant - 0.055)
            / (sf * foregroundShare - root * sb * backgroundShare))
      }
      // f on a power piece, b on the linear one; and the reverse.
      candidates.append((sf * (root * knee - 0.055) - foregroundConstant) / foregroundShare)
      candidates.append((sf * (knee / root - 0.055) - backgroundConstant) / backgroundShare)
    }
    var best = (point: 0.0, value: greatest ? -Double.infinity : Double.infinity)
    for point in candidates where point >= 0 && point <= 1 {
      let value =
        SRGBTransfer.linear(foreground(point)) - trial * SRGBTransfer.linear(background(point))
      if greatest ? value > best.value : value < best.value { best = (point, value) }
    }
    return best.point
  }
}
