import androidx.compose.ui.graphics.Color
object C {
  val ink = Color(0xFF000000)
  val page = Color(0xFFFFFFFF)
  val faint = blended(ink, page)
}
