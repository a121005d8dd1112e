/// One gray on a page that is white in light and black in dark.
enum SmallSystem {
  static let policy = """
    {"name": "Small", "tokens": ["app.tokens.json"], "rules": [
      {"id": "TEXT", "title": "Text is readable", "pairings": [
        {"foreground": "textMuted", "background": "page", "usage": "text"}]}]}
    """

  static let tokens = ##"""
    {"version": "2025.10",
     "sets": {"all": {"sources": [{
       "$type": "color",
       "textMuted": {"$value": "#999999"}, "page": {"$value": "#FFFFFF"}}]}},
     "modifiers": {"scheme": {"contexts": {
       "light": [],
       "dark": [{"page": {"$type": "color", "$value": "#000000"}}]}}},
     "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/scheme"}]}
    """##
}
