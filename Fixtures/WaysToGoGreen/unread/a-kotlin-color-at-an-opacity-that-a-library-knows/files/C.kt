import androidx.compose.ui.graphics.Color
val ink = Color(0xFF000000)
val page = Color(0xFFFFFFFF)
val faint = ink.copy(alpha = Lib.alpha)
