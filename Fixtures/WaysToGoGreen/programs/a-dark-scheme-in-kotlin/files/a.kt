data class C(val ink: Color, val page: Color = Color.White, val isDark: Boolean)
val LightC = C(ink = Color.Black, isDark = false)
val DarkC = C(ink = Color.White, isDark = true)
