package app

import androidx.compose.ui.graphics.Color

object Theme {
  val page = Color(0xFFFFFFFF)
  val ink = Color(0xFF000000)
  val link = Brand.link
  val gap = 4.dp
  val shape = RoundedCornerShape(4.dp)
}
