import androidx.compose.material3.*
val ink = Color.Black
val light = lightColorScheme(surface = Color.White, onSurface = ink)
val dark = darkColorScheme(surface = Color.White, onSurface = ink)
fun scheme(ink: Color) = dark.copy(onSurface = ink)
