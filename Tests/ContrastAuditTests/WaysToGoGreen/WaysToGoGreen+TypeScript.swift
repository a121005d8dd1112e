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
      "An object that a function of the module changes", 1, "1.16 of 4.5",
      ##"""
      @policy "a.ts"
      @file a.ts
      const base = { text: '#000', page: '#FFF' };
      function fade(much: number, t: Theme): { text: string } { t.text = '#EEE'; return t }
      fade(1, base);
      export default { ink: base.text, page: '#FFF' };
      """##),
    WayToGoGreen(
      "An object that an arrow function of the module changes", 1, "1.16 of 4.5",
      ##"""
      @policy "a.ts"
      @file a.ts
      const base = { text: '#000', page: '#FFF' };
      const fade = <T,>(t: T) => { Object.assign(t, { text: '#EEE' }); return t };
      fade(base);
      export default { ink: base.text, page: '#FFF' };
      """##),
    WayToGoGreen(
      "An object that a function may change later", 2, "'base' is changed in line 2",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.ts"], "rules": [{"id": "R", "pairings": [{"foreground": "base.ink", "background": "base.page", "usage": "text"}]}]}
      @file a.ts
      const base = { ink: '#000', page: '#FFF' };
      export const fade = () => { [base.ink] = ['#EEE'] };
      """##),
    WayToGoGreen(
      "An object that a function of another module may change later", 2,
      "'base' is handed on in line 3, and may be changed in line 1 of ./fade.ts",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.ts"], "rules": [{"id": "R", "pairings": [{"foreground": "base.ink", "background": "base.page", "usage": "text"}]}]}
      @file a.ts
      import { fade } from './fade';
      const base = { ink: '#000', page: '#FFF' };
      export const later = () => fade(base);
      @file fade.ts
      export const fade = (t: Colors) => { t.ink = '#EEE' };
      """##),
    WayToGoGreen(
      "An object that a library gets", 2, "'base' is handed on in line 3 to code that is not read",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.ts"], "rules": [{"id": "R", "pairings": [{"foreground": "base.ink", "background": "base.page", "usage": "text"}]}]}
      @file a.ts
      import { register } from 'library';
      const base = { ink: '#000', page: '#FFF' };
      export const later = () => register(base);
      """##),
    WayToGoGreen(
      "Colors that a pattern takes apart", 1, "1.00 of 4.5",
      ##"""
      @policy "a.ts"
      @file a.ts
      export const [ink, page] = ['#fff', '#fff'];
      """##),
    WayToGoGreen(
      "A name that a branch of a function declares again", 1, "1.00 of 4.5",
      ##"""
      @policy "a.ts"
      @file a.ts
      const make = (ink, m) => { if (m) { const ink = '#000' } return { ink, page: '#fff' } }
      export default { ...make('#fff', true) }
      """##),
    WayToGoGreen(
      "Keys that are numbers, in another order than they are written", 1, "1.00 of 4.5",
      ##"""
      @policy "a.ts"
      @file a.ts
      const gray = { 900: '#000', 50: '#fff' }
      const list = Object.values(gray)
      export default { ink: list[0], page: '#fff' }
      """##),
    WayToGoGreen(
      "A default that null does not take", 1, "1.00 of 4.5",
      ##"""
      @policy "a.ts"
      @file a.ts
      const make = (m = 'x') => ({ ink: m ? '#000' : '#fff', page: '#fff' })
      export default { ...make(null) }
      """##),
    WayToGoGreen(
      "A third argument that map gives", 1, "1.00 of 4.5",
      ##"""
      @policy "a.ts"
      @file a.ts
      const list = ['#000'].map((x, i, all) => all ? '#fff' : x)
      export default { ink: list[0], page: '#fff' }
      """##),
    WayToGoGreen(
      "A key that is written as another number", 1, "1.00 of 4.5",
      ##"""
      @policy "a.ts"
      @file a.ts
      const gray = { 500: '#fff' }
      export default { ink: gray[5e2] ?? '#000', page: '#fff' }
      """##),
    WayToGoGreen(
      "What every object inherits", 2, "a choice with '?' is not read",
      ##"""
      @policy "a.ts"
      @file a.ts
      const gray = { a: '#fff' }
      export default { ink: gray.constructor ? '#fff' : '#000', page: '#fff' }
      """##),
    WayToGoGreen(
      "An object that an arrow function within a call changes", 1, "1.00 of 4.5",
      ##"""
      @policy "a.ts"
      @file a.ts
      const base = { text: '#000' };
      [base].forEach(t => { t.text = '#fff' });
      export default { ink: base.text, page: '#fff' };
      """##),
    WayToGoGreen(
      "An object that code changes by another name", 1, "1.00 of 4.5",
      ##"""
      @policy "a.ts"
      @file a.ts
      const base = { text: '#000' };
      const c = base;
      c.text = '#fff';
      export default { ink: base.text, page: '#fff' };
      """##),
    WayToGoGreen(
      "A list that code turns around", 1, "1.00 of 4.5",
      ##"""
      @policy "a.ts"
      @file a.ts
      const list = ['#000', '#fff'];
      list.reverse();
      export default { ink: list[0], page: '#fff' };
      """##),
    WayToGoGreen(
      "A name that has two values", 2, "'ink' has another value in line 1",
      ##"""
      @policy "a.ts"
      @file a.ts
      export default { ink: '#fff', page: '#fff' }
      const ink = '#000'
      """##),
    WayToGoGreen(
      "A spread that moves what stands behind it in a list", 2,
      "the spread of what is no list is not read",
      ##"""
      @policy "a.ts"
      @file a.ts
      const list = [...new Set(['#fff']), '#000', '#fff']
      export default { ink: list[1], page: '#fff' }
      """##),
    WayToGoGreen(
      "An escape in the name of a key", 2, "'??' is not read",
      ##"""
      @policy "a.ts"
      @file a.ts
      const gray = { i\u006Ek: '#fff' }
      export default { ink: gray.ink ?? '#000', page: '#fff' }
      """##),
    WayToGoGreen(
      "A dark group beside the colors", 2, "'_dark' stands beside other keys",
      ##"""
      @policy "a.ts"
      @file a.ts
      export default { ink: '#000', page: '#fff', _dark: { ink: '#fff' } }
      """##),
    WayToGoGreen(
      "Two texts that only look alike", 1, "1.00 of 4.5",
      ##"""
      @policy "a.ts"
      @file a.ts
      const k = 'café'
      export default { ink: k === 'café' ? '#000' : '#fff', page: '#fff' }
      """##),
    WayToGoGreen(
      "A member that code replaces", 1, "1.00 of 4.5",
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
      "An object of its own function", 2, "'a.ts' contains no token",
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
    WayToGoGreen(
      "A function that changes what it is given", 1, "1.00 of 4.5",
      ##"""
      @policy "a.ts"
      @file a.ts
      function changed(a) { a.ink = '#fff'; return a }
      export default changed({ ink: '#000', page: '#fff' })
      """##),
    WayToGoGreen(
      "A color that is added behind another name", 1, "1.00 of 4.5",
      ##"""
      @policy "a.ts"
      @file a.ts
      function made() { const a = { ink: '#000' }; const b = { a }; a.ink = '#fff'; return { ...b.a, page: '#fff' } }
      const kept = made({ ink: '#000', page: '#fff' })
      export default { ...kept }
      """##),
    WayToGoGreen(
      "A function with a choice that is not known", 2, "the call 'chosen(…)' is not read",
      ##"""
      @policy "a.ts"
      @file a.ts
      const chosen = (a) => { if (isDark()) { return { ...a, ink: '#fff' } } return a }
      export default chosen({ ink: '#000', page: '#fff' })
      """##),
    WayToGoGreen(
      "A function that gives a function", 2, "'ink'",
      ##"""
      @policy "a.ts"
      @file a.ts
      const later = (name) => (theme) => theme[name]
      export default { ink: later('page'), page: '#fff' }
      """##),
    WayToGoGreen(
      "A dark theme that a function lays over the light one", 1, "1.00 of 4.5",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.ts"], "rules": [{"id": "R", "pairings": [{"foreground": "themes.dark.ink", "background": "themes.dark.page", "usage": "text"}]}]}
      @file a.ts
      import deepmerge from 'deepmerge'
      const light = { ink: '#000', page: '#fff' }
      const create = (partial) => deepmerge(light, partial)
      export const themes = { light: create({}), dark: create({ page: '#000' }) }
      """##),
    WayToGoGreen(
      "A color for the dark scheme only", 1, "1.00 of 4.5",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.ts"], "rules": [{"id": "R", "pairings": [{"foreground": "c.ink.value", "background": "c.page.value", "usage": "text"}]}]}
      @file a.ts
      const c = { ink: { value: '#000' }, page: { value: { base: '#fff', _dark: '#000' } } }
      """##),
    WayToGoGreen(
      "Keys for schemes that no group has", 2,
      "no group in 'a.ts' has the colors 'day' and 'night' alone, which '*' expects",
      ##"""
      @file contrast-audit.json
      {"tokens": [{"path": "a.ts", "schemes": {"*": {"light": "day", "dark": "night"}}}], "rules": [{"id": "R", "pairings": [{"foreground": "c.ink", "background": "c.page", "usage": "text"}]}]}
      @file a.ts
      const c = { ink: '#000', page: '#fff' }
      """##),
    WayToGoGreen(
      "A theme that only the policy's groups have", 1, "1.00 of 4.5",
      ##"""
      @file contrast-audit.json
      {"tokens": [{"path": "a.ts", "themes": {"themes": {"ocean": "themes.ocean", "sand": "themes.sand"}}}], "rules": [{"id": "R", "pairings": [{"foreground": "themes.ink", "background": "themes.page", "usage": "text"}]}]}
      @file a.ts
      const ocean = { ink: '#000', page: '#fff' }
      export const themes = { ocean, sand: { ...ocean, ink: '#fff' } }
      """##),
    WayToGoGreen(
      "A color that one theme does not have", 2, "'theme.page' has no value in scheme dark",
      ##"""
      @file contrast-audit.json
      {"tokens": [{"path": "a.ts", "schemes": {"theme": {"light": "lightTheme", "dark": "darkTheme"}}}], "rules": [{"id": "R", "pairings": [{"foreground": "theme.ink", "background": "theme.page", "usage": "text"}]}]}
      @file a.ts
      const lightTheme = { ink: '#000', page: '#fff' }
      const darkTheme = { ink: '#000' }
      """##),
    WayToGoGreen(
      "A dark group that may have what it is not seen to have", 2,
      "'cDark.page' may be another color, which is not read",
      ##"""
      @file contrast-audit.json
      {"tokens": [{"path": "a.ts", "schemes": {"c": {"dark": "cDark"}}}], "rules": [{"id": "R", "pairings": [{"foreground": "c.ink", "background": "c.page", "usage": "text"}]}]}
      @file a.ts
      const c = { ink: '#000', page: '#fff' }
      const cDark = { ...later(), ink: '#000' }
      """##),
    WayToGoGreen(
      "Colors of a group beside its themes", 1, "1.00 of 4.5",
      ##"""
      @file contrast-audit.json
      {"tokens": [{"path": "a.ts", "themes": {"c": {"ocean": "ocean"}}}], "rules": [{"id": "R", "pairings": [{"foreground": "c.ink", "background": "c.page", "usage": "text"}]}]}
      @file a.ts
      const c = { ink: '#fff', page: '#fff' }
      const ocean = { ink: '#000', page: '#fff' }
      """##),
    WayToGoGreen(
      "Colors of a group that its schemes hide", 2, "'c.ink' in 'a.ts' is a token of 'c' itself",
      ##"""
      @file contrast-audit.json
      {"tokens": [{"path": "a.ts", "schemes": {"c": {"light": "a", "dark": "b"}}}], "rules": [{"id": "R", "pairings": [{"foreground": "c.ink", "background": "c.page", "usage": "text"}]}]}
      @file a.ts
      const c = { ink: '#fff' }
      const a = { ink: '#000', page: '#fff' }
      const b = { ink: '#000', page: '#fff' }
      """##),
    WayToGoGreen(
      "A path in braces that two files have", 2, "'{colors.ink}' is no color that is read here",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.ts", "b.ts", "c.ts"], "rules": [{"id": "R", "pairings": [{"foreground": "a.color.text", "background": "a.color.page", "usage": "text"}]}]}
      @file a.ts
      export const a = { color: { text: '{colors.ink}', page: '#fff' } }
      @file b.ts
      export const b = { colors: { ink: '#000' } }
      @file c.ts
      export const c = { colors: { ink: '#fff' } }
      """##),
    WayToGoGreen(
      "A constant that a function of another module changes", 1, "1.16 of 4.5",
      ##"""
      @policy "a.ts"
      @file a.ts
      import { fade } from './lib'
      const c = { ink: '#000', page: '#fff' }
      fade(c)
      export default { ink: c.ink, page: '#FFF' }
      @file lib/index.ts
      export * from './fade'
      @file lib/fade.ts
      export const fade = (t: Colors) => { t.ink = '#eee' }
      """##),
    WayToGoGreen(
      "A constant changed by a function that a module, which is read for a color too, hands on", 1,
      "1.16 of 4.5",
      ##"""
      @policy "a.ts"
      @file a.ts
      import { fade, black } from './lib'
      const c = { ink: black, page: '#fff' }
      fade(c)
      export default { ink: c.ink, page: '#FFF' }
      @file lib/index.ts
      export const black = '#000'
      export * from './fade'
      @file lib/fade.ts
      export const fade = (t: Colors) => { t.ink = '#eee' }
      """##),
    WayToGoGreen(
      "A part of a constant that a function of a whole module changes", 1, "1.16 of 4.5",
      ##"""
      @policy "a.ts"
      @file a.ts
      import * as lib from './lib'
      const c = { light: { ink: '#000', page: '#fff' } }
      lib.fade(1, c.light)
      export default { ink: c.light.ink, page: '#FFF' }
      @file lib.ts
      export function fade(by: number, t: Colors) { t.ink = '#eee' }
      """##),
    WayToGoGreen(
      "A constant that a function of another module changes, called by a constant that holds it", 1,
      "1.16 of 4.5",
      ##"""
      @policy "b.ts"
      @file b.ts
      import { c } from './a'
      export default { ink: c.ink, page: '#FFF' }
      @file a.ts
      import { fade } from './lib'
      const lib = { fade }
      const h = lib
      export const c = { ink: '#000', page: '#fff' }
      h.fade(c)
      @file lib.ts
      export const fade = (t: Colors) => { t.ink = '#eee' }
      """##),
    WayToGoGreen(
      "A pattern for a part of an object that may have more", 2,
      "'colors.t*' matches 'colors.default' too, which could not be read",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.ts"], "rules": [{"id": "R", "pairings": [
        {"foreground": "colors.t*", "background": "colors.page", "usage": "text"}]}]}
      @file a.ts
      import x from 'x'
      export const colors = { ...x, text: '#000', page: '#FFF' }
      """##),
  ]
}
