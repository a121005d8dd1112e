data class AppColors(val ink: Color, val page: Color)
val lightAppColors = AppColors(ink = Color.Black, page = Color.White)
val darkAppColors = AppColors(ink = Color.White, page = Color.Black)
fun dynamicAppColors(m: ColorScheme): AppColors = AppColors(ink = m.onSurface, page = m.surface)
