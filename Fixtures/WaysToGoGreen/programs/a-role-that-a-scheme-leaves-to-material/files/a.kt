val LightColors = lightColorScheme(surface = Color.White)
