package a
import androidx.compose.ui.graphics.Color
class AppColors(var text: Color, val page: Color) { init { fade(this) } }
val light = AppColors(text = Color(0xFF222222), page = Color.White)
val dark = AppColors(text = Color(0xFFDDDDDD), page = Color.Black)
fun fade(c: AppColors) { c.text = c.page }
