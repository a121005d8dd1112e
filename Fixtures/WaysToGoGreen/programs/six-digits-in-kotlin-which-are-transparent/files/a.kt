val ink = Color(0x000000)
val page = Color.White
