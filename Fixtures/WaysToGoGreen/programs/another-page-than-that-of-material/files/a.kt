import androidx.compose.material3.lightColorScheme
val LightColors = lightColorScheme(surface = Color(0xFF1D1B20))
