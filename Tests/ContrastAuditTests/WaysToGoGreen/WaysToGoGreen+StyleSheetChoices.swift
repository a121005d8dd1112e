/// Style sheets: what chooses a scheme or a theme, and what a page shows where that is not all in step. Each
/// pair of colors was seen in Chromium.
extension WayToGoGreen {
  static var styleSheetChoices: [WayToGoGreen] { styleSheetChoices1 + styleSheetChoices2 }

  private static let styleSheetChoices1: [WayToGoGreen] = [
    WayToGoGreen(
      "light-dark() where the page chooses dark on a light system", 2,
      "under 'two schemes or themes at once'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "conditions": {"color-scheme: light dark": "audit", "no chosen scheme": "audit"}, "exclude": {"color-scheme: light dark": "without"},
       "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --ink: light-dark(#000, #767676); --page: #fff }
      [data-theme=dark] { --page: #000 }
      """##),
    WayToGoGreen(
      "light-dark() where the page chooses dark, and color-scheme leaves it to the system", 2,
      "under 'two schemes or themes at once'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "conditions": {"no chosen scheme": "audit"},
       "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { color-scheme: light dark; --ink: light-dark(#000, #767676); --page: #fff }
      [data-theme=dark] { --page: #000 }
      """##),
    WayToGoGreen(
      "A class of the root in two selectors, both of which apply", 1, "1.16 of 4.5  ink on page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "conditions": {"*sepia": "audit"},
       "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --ink: #fff; --page: #000 }
      .sepia { --ink: #000; --page: #eee }
      :root.sepia { --ink: #fff }
      """##),
    WayToGoGreen(
      "A class of the root in two selectors, the weaker one ignored for other elements", 1,
      "1.16 of 4.5  ink on page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "conditions": {"html.sepia": "audit", ".sepia": "ignore"},
       "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --ink: #fff; --page: #000 }
      .sepia { --ink: #000; --page: #eee }
      html.sepia { --ink: #fff }
      """##),
    WayToGoGreen(
      "A page in the light on a dark system, which sets only a part", 2,
      "under 'two schemes or themes at once'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "conditions": {"no chosen scheme": "audit"},
       "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --ink: #000; --page: #fff }
      @media (prefers-color-scheme: dark) { :root { --ink: #fff; --page: #111 } }
      .dark { --page: #000 }
      .light { --ink: #000 }
      """##),
    WayToGoGreen(
      "A class and an attribute for dark that a page does not use together", 2,
      "under 'several ways to choose a scheme'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      .dark { --ink: #fff }
      [data-theme=dark] { --page: #000 }
      """##),
    WayToGoGreen(
      "A class and an attribute for dark, each audited alone", 1, "1.00 of 4.5  ink on page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "conditions": {"several ways to choose a scheme": "audit"},
       "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --ink: #000; --page: #fff }
      .dark { --ink: #fff }
      [data-theme=dark] { --page: #000 }
      """##),
    WayToGoGreen(
      "Two attributes for dark", 2, "under 'several ways to choose a scheme'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      [data-bs-theme=dark] { --ink: #fff }
      [data-theme=dark] { --page: #000 }
      """##),
    WayToGoGreen(
      "Two classes for dark", 2, "under 'several ways to choose a scheme'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      .dark { --ink: #fff }
      .dark-mode { --page: #000 }
      """##),
    WayToGoGreen(
      "A class that the policy names as dark beside the usual one", 2,
      "under 'several ways to choose a scheme'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "conditions": {".night": {"scheme": "dark"}},
       "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --ink: #000; --page: #fff }
      .dark { --ink: #fff }
      .night { --page: #000 }
      """##),
    WayToGoGreen(
      "A class that the policy names as a theme beside the attribute", 2,
      "under 'several ways to choose a theme'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "conditions": {".navy": {"theme": "navy"}},
       "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --ink: #000; --page: #fff }
      .navy { --ink: #fff }
      [data-theme=navy] { --page: #000 }
      """##),
  ]

  private static let styleSheetChoices2: [WayToGoGreen] = [
    WayToGoGreen(
      "A class that the policy names as a theme and the attribute, each audited alone", 1,
      "1.00 of 4.5  ink on page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "conditions": {".navy": {"theme": "navy"}, "several ways to choose a theme": "audit"},
       "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --ink: #000; --page: #fff }
      .navy { --ink: #fff }
      [data-theme=navy] { --page: #000 }
      """##),
    WayToGoGreen(
      "Two classes that the policy names as one theme", 2,
      "'.blue' chooses the same context as '.navy'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "conditions": {".navy": {"theme": "navy"}, ".blue": {"theme": "navy"}},
       "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --ink: #000; --page: #fff }
      .navy { --ink: #fff }
      .blue { --page: #000 }
      """##),
    WayToGoGreen(
      "A class that the policy names as increased contrast beside the system's setting", 2,
      "under 'several ways to choose a contrast'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "conditions": {".strong": {"contrast": "increased"}},
       "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --ink: #000; --page: #fff }
      .strong { --ink: #fff }
      @media (prefers-contrast: more) { :root { --page: #000 } }
      """##),
    WayToGoGreen(
      "A dark class before the root's own values, which win where the class is on the root", 2,
      "under 'a theme on the root element'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "exclude": {"scheme": "light"},
       "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      .dark { --ink: #000; --page: #fff }
      :root { --ink: #eee; --page: #fff }
      """##),
    WayToGoGreen(
      "A dark class in a list with the root, before a rule for the root", 2,
      "under 'a theme on the root element'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "exclude": {"scheme": "light"},
       "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      .dark, :root { --ink: #000; --page: #fff }
      :root { --ink: #eee; --page: #fff }
      """##),
    WayToGoGreen(
      "A dark class that is weaker than the root, so that it shows on an element below alone", 2,
      "under 'a theme on the root element'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000; --page: #fff }
      :where(.dark) { --page: #000 }
      """##),
    WayToGoGreen(
      "A dark class and a rule for the root that wins over it, in both places", 1,
      "1.16 of 4.5  ink on page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "conditions": {"a theme on the root element": "audit"},
       "exclude": {"scheme": "light"},
       "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      .dark { --ink: #000; --page: #fff }
      :root { --ink: #eee; --page: #fff }
      """##),
    WayToGoGreen(
      "A theme on the root element before a rule for the root that wins", 2,
      "under 'a theme on the root element'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000 }
      [data-theme=dark] { --ink: #fff; --page: #000 }
      :root { --page: #fff }
      """##),
    WayToGoGreen(
      "A theme on the root element and below, both audited", 1, "1.00 of 4.5  ink on page",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css"], "conditions": {"a theme on the root element": "audit"},
       "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --ink: #000 }
      [data-theme=dark] { --ink: #fff; --page: #000 }
      :root { --page: #fff }
      """##),
    WayToGoGreen(
      "A theme with a name of its own before a rule for the root that wins", 2,
      "under 'a theme on the root element'",
      ##"""
      @policy "a.css"
      @file a.css
      :root { --ink: #000 }
      [data-theme=navy] { --ink: #fff; --page: #000 }
      :root { --page: #fff }
      """##),
    WayToGoGreen(
      "Two sources, of which one follows the page and one the system", 2,
      "and that cannot be audited",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css", "b.css"],
       "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --ink: #000 }
      .dark { --ink: #fff }

      @file b.css
      :root { --page: #fff }
      @media (prefers-color-scheme: dark) { :root { --page: #000 } }
      """##),
    WayToGoGreen(
      "Two sources that follow page and system, with pages that choose nothing audited", 2,
      "show different schemes where the page chooses no scheme",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css", "b.css"], "conditions": {"no chosen scheme": "audit", "two schemes or themes at once": "ignore"},
       "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --ink: #000 }
      .dark { --ink: #fff }

      @file b.css
      :root { --page: #fff }
      @media (prefers-color-scheme: dark) { :root { --page: #000 } }
      """##),
    WayToGoGreen(
      "Two sources with two ways to choose dark", 2,
      "under 'several ways to choose a scheme'",
      ##"""
      @file contrast-audit.json
      {"tokens": ["a.css", "b.css"],
       "rules": [{"id": "R", "pairings": [{"foreground": "ink", "background": "page", "usage": "text"}]}]}
      @file a.css
      :root { --ink: #000 }
      .dark { --ink: #fff }

      @file b.css
      :root { --page: #fff }
      [data-theme=dark] { --page: #000 }
      """##),
  ]
}
