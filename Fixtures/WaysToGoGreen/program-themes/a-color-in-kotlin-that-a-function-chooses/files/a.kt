fun ink(isDark: Boolean): Color = if (isDark) Color.White else Color.Black
val page = Color.White
