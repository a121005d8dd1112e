package lantern.theme

import androidx.compose.ui.graphics.Color

internal val Amber20 = Color(0xFF3F2E00)
internal val Amber40 = Color(0xFF7A5900)
internal val Amber80 = Color(0xFFF5BF48)
internal val Ink10 = Color(0xFF1E1B16)
internal val Ink90 = Color(red = 0xE9, green = 0xE1, blue = 0xD8)
internal val Paper = Color(1f, 0.98f, 0.95f)

object Reading {
    val link = Color(0xff8a6a12)
}
