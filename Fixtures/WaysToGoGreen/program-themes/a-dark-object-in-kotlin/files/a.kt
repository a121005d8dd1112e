sealed class AppColors(val ink: Color, val page: Color)
object LightColors : AppColors(ink = Color.Black, page = Color.White)
object DarkColors : AppColors(ink = Color(0xFFFFFFFF), page = Color.White)
