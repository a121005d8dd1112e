import androidx.compose.material3.*
val light = lightColorScheme(surface = Color.White, onSurface = Color.Black)
val dark = darkColorScheme(surface = Color.Black, onSurface = Color.White)
fun scheme() = dark.copy(Color.Red, Color.Red)
