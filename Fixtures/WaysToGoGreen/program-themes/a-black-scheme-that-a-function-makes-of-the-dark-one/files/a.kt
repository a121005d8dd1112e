import androidx.compose.material3.*
val light = lightColorScheme(surface = Color.White, onSurface = Color.Black)
val dark = darkColorScheme(surface = Color.White, onSurface = Color.Black)
fun scheme(isBlack: Boolean) = if (isBlack) dark.copy(surface = Color.Black) else dark
