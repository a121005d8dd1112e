package lantern.theme

import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.Color

private val LightColorScheme = lightColorScheme(
    primary = Amber40,
    onPrimary = Color.White,
    surface = Paper,
    onSurface = Ink10,
    outline = Ink10.copy(alpha = 0.4f),
)

private val DarkColorScheme = darkColorScheme(
    primary = Amber80,
    onPrimary = Amber20,
    surface = Ink10,
    onSurface = Ink90,
    outline = Ink90.copy(alpha = 0.4f),
)

@Immutable
data class LanternColors(
    val link: Color,
    val hint: Color = link.copy(alpha = 0.75f),
    val isDark: Boolean,
)

private val LightLanternColors = LanternColors(link = Reading.link, isDark = false)

private val DarkLanternColors = LanternColors(
    link = Amber80,
    hint = Color(0xFFB09A6A),
    isDark = true,
)
