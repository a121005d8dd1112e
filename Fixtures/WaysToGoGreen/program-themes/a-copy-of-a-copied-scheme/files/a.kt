import androidx.compose.material3.*
val light = lightColorScheme(surface = Color.White, onSurface = Color.Black)
val dark = darkColorScheme(surface = Color.Black, onSurface = Color.White)
fun scheme(isRed: Boolean): ColorScheme {
  val red = dark.copy(surface = Color.Red)
  return red.copy(onSurface = Color.Red)
}
