import androidx.compose.ui.graphics.Color
object C {
  val ink = Color(0xFF000000)
  val page = Color(0xFFFFFFFF)
  val faint = ink.let { it.copy(alpha = Lib.alpha) }
}
