/// Sets, themes and variables of design tools, and JSON that is not strict.
extension WayToGoGreen {
  static let sets: [WayToGoGreen] = [
    WayToGoGreen(
      "Two themes of Tokens Studio, the dark one fails", 1, "1.11 of 4.5  ink on page",
      ##"""
      @policy "t.json"
      @tokens
      @file t.json
      {"l":{"page":{"type":"color","value":"#FFFFFF"},"ink":{"type":"color","value":"#000000"}},
       "d":{"page":{"type":"color","value":"#000000"},"ink":{"type":"color","value":"#111111"}},
       "$themes":[{"name":"Light","selectedTokenSets":{"l":"enabled"}},{"name":"Dark","selectedTokenSets":{"d":"enabled"}}]}
      """##),
    WayToGoGreen(
      "Two sets and no themes, the earlier one fails", 2, "'ink' is #EEEEEE",
      ##"""
      @policy "t.json"
      @tokens
      @file t.json
      {"a":{"page":{"type":"color","value":"#FFFFFF"},"ink":{"type":"color","value":"#EEEEEE"}},
       "b":{"ink":{"type":"color","value":"#000000"}},"$metadata":{"tokenSetOrder":["a","b"]}}
      """##),
    WayToGoGreen(
      "A dark set and no themes", 1, "1.11 of 4.5  ink on page",
      ##"""
      @policy "t.json"
      @tokens
      @file t.json
      {"a":{"page":{"type":"color","value":"#FFFFFF"},"ink":{"type":"color","value":"#000000"}},
       "a-dark":{"page":{"type":"color","value":"#000000"},"ink":{"type":"color","value":"#111111"}},
       "$metadata":{"tokenSetOrder":["a","a-dark"]}}
      """##),
    WayToGoGreen(
      "Two groups of themes, one combination fails", 1, "1.11 of 4.5  ink on page",
      ##"""
      @policy "t.json"
      @tokens
      @file t.json
      {"l":{"page":{"type":"color","value":"#FFFFFF"}},"d":{"page":{"type":"color","value":"#000000"}},
       "a":{"ink":{"type":"color","value":"#767676"}},"b":{"ink":{"type":"color","value":"#111111"}},
       "$themes":[{"name":"Light","group":"m","selectedTokenSets":{"l":"enabled"}},
        {"name":"Dark","group":"m","selectedTokenSets":{"d":"enabled"}},
        {"name":"A","group":"b","selectedTokenSets":{"a":"enabled"}},
        {"name":"B","group":"b","selectedTokenSets":{"b":"enabled"}}]}
      """##),
    WayToGoGreen(
      "An alias with an opacity around it", 1, "ink on page",
      ##"""
      @policy "t.json"
      @tokens
      @file t.json
      {"page":{"type":"color","value":"#FFFFFF"},"black":{"type":"color","value":"#000000"},
       "ink":{"type":"color","value":"rgba({black}, 0.03)"}}
      """##),
    WayToGoGreen(
      "A function that nobody reads", 2, "'darken()' is not read here as a color",
      ##"""
      @policy "t.json"
      @tokens
      @file t.json
      {"page":{"type":"color","value":"#FFFFFF"},"ink":{"type":"color","value":"darken({page}, 90%)"}}
      """##),
    WayToGoGreen(
      "Variables of Figma, the dark mode fails", 1, "1.11 of 4.5  ink on page",
      ##"""
      @policy "v.json"
      @tokens
      @file v.json
      {"meta":{"variables":{
       "1":{"name":"page","resolvedType":"COLOR","variableCollectionId":"C","valuesByMode":{"l":{"r":1,"g":1,"b":1,"a":1},"d":{"r":0,"g":0,"b":0,"a":1}}},
       "2":{"name":"ink","resolvedType":"COLOR","variableCollectionId":"C","valuesByMode":{"l":{"r":0,"g":0,"b":0,"a":1},"d":{"r":0.06666666666,"g":0.06666666666,"b":0.06666666666,"a":1}}}},
       "variableCollections":{"C":{"name":"Theme","modes":[{"modeId":"l","name":"Light"},{"modeId":"d","name":"Dark"}]}}}}
      """##),
    WayToGoGreen(
      "A comment that hides a token of strict JSON", 2, "JSON allows no comments",
      ##"""
      @policy "t.json"
      @tokens
      @file t.json
      {"page":{"type":"color","value":"#FFFFFF"}, // "ink":{"type":"color","value":"#FFFFFF"},
       "ink":{"type":"color","value":"#000000"}}
      """##),
  ]
}
