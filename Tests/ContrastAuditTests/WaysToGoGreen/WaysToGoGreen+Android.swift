/// Resources of Android.
extension WayToGoGreen {
  static let android: [WayToGoGreen] = [
    WayToGoGreen(
      "A color for the night", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "res"
      @file res/values/c.xml
      <resources><color name="ink">#000</color><color name="page">#FFF</color></resources>
      @file res/values-night/c.xml
      <resources><color name="ink">#FFF</color></resources>
      """##),
    WayToGoGreen(
      "A color for newer devices", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "res"
      @file res/values/c.xml
      <resources><color name="ink">#000</color><color name="page">#FFF</color></resources>
      @file res/values-v31/c.xml
      <resources><color name="ink">#FFF</color></resources>
      """##),
    WayToGoGreen(
      "A color for the night beside one for newer devices", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "res"
      @file res/values/c.xml
      <resources><color name="ink">#000</color><color name="page">#FFF</color></resources>
      @file res/values-v31/c.xml
      <resources><color name="ink">#000</color></resources>
      @file res/values-night/c.xml
      <resources><color name="ink">#FFF</color></resources>
      """##),
    WayToGoGreen(
      "A color for tablets", 2, "'ink' has another value under 'the qualifier sw600dp'",
      ##"""
      @policy "res"
      @file res/values/c.xml
      <resources><color name="ink">#000</color><color name="page">#FFF</color></resources>
      @file res/values-sw600dp/c.xml
      <resources><color name="ink">#FFF</color></resources>
      """##),
    WayToGoGreen(
      "A color for the night in a file of its own", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "res/values/c.xml", "res/values-night/c.xml"
      @file res/values/c.xml
      <resources><color name="ink">#000</color><color name="page">#FFF</color></resources>
      @file res/values-night/c.xml
      <resources><color name="ink">#FFF</color></resources>
      """##),
    WayToGoGreen(
      "Opacity that stands first", 1, "1.35 of 4.5  ink on page",
      ##"""
      @policy "res"
      @file res/values/c.xml
      <resources><color name="ink">#22000000</color><color name="page">#FFF</color></resources>
      """##),
    WayToGoGreen(
      "A state of a control that nobody named", 2,
      "'ink' has a color for each state of a view; name one of 'ink.disabled', 'ink.default'",
      ##"""
      @policy "res"
      @file res/values/c.xml
      <resources><color name="page">#FFF</color></resources>
      @file res/color/ink.xml
      <selector><item android:state_enabled="false" android:color="#FFF"/><item android:color="#000"/></selector>
      """##),
    WayToGoGreen(
      "A color of the theme", 2, "'?colorOnSurface' depends on the theme",
      ##"""
      @policy "res"
      @file res/values/c.xml
      <resources><color name="ink">?colorOnSurface</color><color name="page">#FFF</color></resources>
      """##),
    WayToGoGreen(
      "A color of a library", 2, "the token 'm3_ink' does not exist",
      ##"""
      @policy "res"
      @file res/values/c.xml
      <resources><color name="ink">@color/m3_ink</color><color name="page">#FFF</color></resources>
      """##),
    WayToGoGreen(
      "Two colors of one name in two modules", 2, "there are two of the color 'ink'",
      ##"""
      @policy {"path": "app", "format": "android"}
      @file app/a/res/values/c.xml
      <resources><color name="ink">#000</color><color name="page">#FFF</color></resources>
      @file app/b/res/values/c.xml
      <resources><color name="ink">#FFF</color></resources>
      """##),
    WayToGoGreen(
      "A style that loses its color for newer devices", 2, "ink",
      ##"""
      @policy "res", "a.xml"
      @file res/values/c.xml
      <resources><style name="Theme.A"><item name="ink">#000</item></style></resources>
      @file res/values-v31/c.xml
      <resources><style name="Theme.A"/></resources>
      @file a.xml
      <resources><color name="ink">@color/Theme.A.ink</color><color name="page">#FFF</color></resources>
      """##),
  ]
}
