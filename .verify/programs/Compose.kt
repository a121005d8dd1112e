// What random programs of Kotlin are compiled with: the colors of Compose as its sources define them.
// [androidx.compose.ui.graphics.Color]
var darkTheme = false
fun isSystemInDarkTheme() = darkTheme

class Color private constructor(val argb: Int, unused: Unit) {
  val alpha: Float get() = ((argb ushr 24) and 0xFF) / 255.0f
  val red: Float get() = ((argb shr 16) and 0xFF) / 255.0f
  val green: Float get() = ((argb shr 8) and 0xFF) / 255.0f
  val blue: Float get() = (argb and 0xFF) / 255.0f

  fun copy(alpha: Float = this.alpha, red: Float = this.red, green: Float = this.green, blue: Float = this.blue) =
    Color(red, green, blue, alpha)

  override fun equals(other: Any?) = other is Color && other.argb == argb
  override fun hashCode() = argb
  override fun toString() = "c ${(argb shr 16) and 0xFF} ${(argb shr 8) and 0xFF} ${argb and 0xFF} ${argb ushr 24}"

  companion object {
    operator fun invoke(color: Int) = Color(color, Unit)
    operator fun invoke(color: Long) = Color((color and 0xFFFFFFFFL).toInt(), Unit)
    operator fun invoke(red: Int, green: Int, blue: Int, alpha: Int = 0xFF) =
      Color(((alpha and 0xFF) shl 24) or ((red and 0xFF) shl 16) or ((green and 0xFF) shl 8) or (blue and 0xFF), Unit)
    operator fun invoke(red: Float, green: Float, blue: Float, alpha: Float = 1f): Color {
      require(red in 0f..1f && green in 0f..1f && blue in 0f..1f && alpha in 0f..1f)
      return Color(
        ((alpha * 255.0f + 0.5f).toInt() shl 24) or ((red * 255.0f + 0.5f).toInt() shl 16) or
          ((green * 255.0f + 0.5f).toInt() shl 8) or (blue * 255.0f + 0.5f).toInt(), Unit)
    }

    fun hsl(hue: Float, saturation: Float, lightness: Float, alpha: Float = 1f): Color {
      fun component(n: Int): Float {
        val k = (n.toFloat() + hue / 30f) % 12f
        val a = saturation * minOf(lightness, 1f - lightness)
        return lightness - a * maxOf(-1f, minOf(k - 3, minOf(9 - k, 1f)))
      }
      return Color(component(0), component(8), component(4), alpha)
    }

    fun hsv(hue: Float, saturation: Float, value: Float, alpha: Float = 1f): Color {
      fun component(n: Int): Float {
        val k = (n.toFloat() + hue / 60f) % 6f
        return value - (value * saturation * maxOf(0f, minOf(k, minOf(4 - k, 1f))))
      }
      return Color(component(5), component(3), component(1), alpha)
    }

    val Black = Color(0xFF000000)
    val White = Color(0xFFFFFFFF)
    val Red = Color(0xFFFF0000)
    val Gray = Color(0xFF888888)
    val Transparent = Color(0x00000000)
  }
}

private fun component(fgC: Float, bgC: Float, fgA: Float, bgA: Float, a: Float) =
  if (a == 0f) 0f else ((fgC * fgA) + ((bgC * bgA) * (1f - fgA))) / a

fun Color.compositeOver(background: Color): Color {
  val a = alpha + (background.alpha * (1f - alpha))
  return Color(
    component(red, background.red, alpha, background.alpha, a), component(green, background.green, alpha, background.alpha, a),
    component(blue, background.blue, alpha, background.alpha, a), a)
}

fun Color.luminance(): Float {
  fun linear(x: Double) = if (x >= 0.04045) Math.pow(1 / 1.055 * x + 0.055 / 1.055, 2.4) else x * (1 / 12.92)
  return ((0.2126 * linear(red.toDouble())) + (0.7152 * linear(green.toDouble())) + (0.0722 * linear(blue.toDouble()))).toFloat().coerceIn(0f, 1f)
}

fun Color.toArgb() = argb
