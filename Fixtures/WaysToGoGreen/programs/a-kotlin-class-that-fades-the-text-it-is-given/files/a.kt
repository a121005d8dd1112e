class C(ink: Color, val page: Color) { val ink = ink.copy(alpha = 0.3f) }
val light = C(ink = Color.Black, page = Color.White)
