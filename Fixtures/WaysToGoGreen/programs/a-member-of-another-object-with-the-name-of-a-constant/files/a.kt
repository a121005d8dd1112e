val ink = Color.Black
val label: Color = MaterialTheme.colors.ink
val page = Color.White
