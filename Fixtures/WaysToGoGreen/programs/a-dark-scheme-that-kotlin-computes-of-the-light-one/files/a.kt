data class C(val ink: Color, val page: Color)
val light = C(ink = Color.Black, page = Color.White)
val dark = light.inverted()
fun C.inverted() = copy(ink = Color.Black, page = Color.Black)
