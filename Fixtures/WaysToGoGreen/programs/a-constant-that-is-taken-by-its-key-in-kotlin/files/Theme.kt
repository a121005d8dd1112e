package app

import androidx.compose.ui.graphics.Color

object Theme {
  val page = Color(0xFFFFFFFF)
  val ink = Color(0xFF000000)
}

object Card {
  val ink = Brand["ink"]
}
