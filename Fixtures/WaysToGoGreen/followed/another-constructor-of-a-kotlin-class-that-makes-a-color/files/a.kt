package a
import androidx.compose.ui.graphics.Color
class AppColors private constructor(val text: Color, val page: Color, x: Int) {
  constructor(text: Color, page: Color) : this(text.copy(alpha = 0.2f), page, 1)
}
val light = AppColors(text = Color(0xFF222222), page = Color.White)
val dark = AppColors(text = Color(0xFFDDDDDD), page = Color.Black)
