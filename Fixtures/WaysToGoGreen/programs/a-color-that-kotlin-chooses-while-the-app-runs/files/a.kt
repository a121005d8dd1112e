val ink: Color = if (isNight()) Color.White else Color.Black
val page = Color.White
