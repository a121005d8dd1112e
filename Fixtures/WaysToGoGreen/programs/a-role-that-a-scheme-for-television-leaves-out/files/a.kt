import androidx.tv.material3.lightColorScheme
val LightColors = lightColorScheme(surface = Color.White)
