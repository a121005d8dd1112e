/// One possible state of a page: how its scheme comes about, and the settings of the other switches.
struct CSSWorld {
  var root: CSSRootState
  var settings: [CSSSwitch: String] = [:]
}
