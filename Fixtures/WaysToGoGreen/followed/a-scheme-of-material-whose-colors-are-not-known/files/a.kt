import androidx.compose.material3.*
val light = expressiveLightColorScheme()
val dark = darkColorScheme()
