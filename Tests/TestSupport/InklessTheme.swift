/// A resolver with two themes; in theme two there is no ink, which an audit of theme one does not
/// notice.
package enum InklessTheme {
  package static let resolver = ##"""
    {"version": "2025.10",
     "sets": {"all": {"sources": [{"page": {"$type": "color", "$value": "#FFFFFF"}}]}},
     "modifiers": {"theme": {"contexts": {
      "one": [{"ink": {"$type": "color", "$value": "#777777"}}], "two": []}}},
     "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}]}
    """##
}
