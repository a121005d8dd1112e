data class C(val ink: Color, val page: Color)
val light = C(ink = Color.Black, page = Color.White)
val dark: C = with(light) { copy(page = Color.Black) }
