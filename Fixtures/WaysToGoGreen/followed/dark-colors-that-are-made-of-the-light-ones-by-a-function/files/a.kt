package a
import androidx.compose.ui.graphics.Color
class AppColors(val text: Color, val page: Color)
val light = AppColors(text = Color(0xFF222222), page = Color.White)
val dark = invert(light)
