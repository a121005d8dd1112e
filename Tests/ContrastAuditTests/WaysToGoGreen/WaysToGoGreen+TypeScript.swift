/// Objects of TypeScript and JavaScript.
extension WayToGoGreen {
  static let typeScript: [WayToGoGreen] = [
    WayToGoGreen(
      "A member that a spread replaces", 1, "1.00 of 4.5  ink on page",
      ##"""
      @policy "a.ts"
      @file a.ts
      const more = { ink: '#fff' }
      export default { ink: '#000', page: '#fff', ...more }
      """##),
    WayToGoGreen(
      "A member that a library may replace", 2, "'more' is of 'library', which is not read",
      ##"""
      @policy "a.ts"
      @file a.ts
      import more from 'library'
      export default { ink: '#000', page: '#fff', ...more }
      """##),
    WayToGoGreen(
      "A member that code replaces", 2, "'c' is changed in line 2",
      ##"""
      @policy "a.ts"
      @file a.ts
      const c = { ink: '#000' }
      c.ink = '#fff'
      const ink = c.ink, page = '#fff'
      """##),
    WayToGoGreen(
      "A constant that is assigned again", 2, "'ink' is changed in line 2",
      ##"""
      @policy "a.ts"
      @file a.ts
      export let ink = '#000', page = '#fff'
      if (dark) { ink = '#fff' }
      """##),
    WayToGoGreen(
      "A color in a comment", 2, "'ink'",
      ##"""
      @policy "a.ts"
      @file a.ts
      export default { /* ink: '#000', */ page: '#fff' }
      """##),
    WayToGoGreen(
      "A color by a function", 2, "the call 'lighten(…)' is not read",
      ##"""
      @policy "a.ts"
      @file a.ts
      export default { ink: lighten('#000', 1), page: '#fff' }
      """##),
    WayToGoGreen(
      "A color by a choice", 2, "a choice with '?' is not read",
      ##"""
      @policy "a.ts"
      @file a.ts
      export default { ink: dark ? '#fff' : '#000', page: '#fff' }
      """##),
    WayToGoGreen(
      "A key that is computed", 2, "a key that is computed is not read",
      ##"""
      @policy "a.ts"
      @file a.ts
      export default { ink: '#000', page: '#fff', [key]: '#fff' }
      """##),
    WayToGoGreen(
      "An object of its own function", 2, "error: the call 'createTheme(…)' is not read",
      ##"""
      @policy "a.ts"
      @file a.ts
      function createTheme(a) { return {} }
      export default createTheme({ ink: '#000', page: '#fff' })
      """##),
    WayToGoGreen(
      "Dark values that a function is given", 2,
      "'dark' declares the colors of 'light' again, and no pairing uses it",
      [],
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.ts"], "rules": [{"id": "R", "pairings": [{"foreground": "light.text", "background": "light.page", "usage": "text"}]}]}
      @file a.ts
      export const light = { text: '#111111', page: '#ffffff' };
      export const dark = createPartial({ text: '#222222', page: '#000000' });
      """##),
  ]
}
