protocol SemanticTokens {
    // App-level backgrounds
    var bgApp: Color { get }              // Main app background
    var bgSurface: Color { get }          // Elevated surface (cards, sheets)
    var bgSurfaceSecondary: Color { get } // Subtle surface variation
    var bgOverlay: Color { get }          // Modal/sheet overlay

    // Interactive backgrounds
    var bgInteractive: Color { get }      // Default interactive element
    var bgInteractiveHover: Color { get } // Hover state
    var bgInteractivePressed: Color { get } // Pressed state
    var bgInteractiveDisabled: Color { get } // Disabled state
}

extension SemanticTokens {
    // Typography colors
    var textPrimary: Color { get }        // Headlines, body text
    var textSecondary: Color { get }      // Captions, hints
    var textTertiary: Color { get }       // Placeholders
    var textDisabled: Color { get }       // Disabled text
    var textInverse: Color { get }        // Text on dark backgrounds
    var textOnPrimary: Color { get }      // Text on primary color buttons
}

extension SemanticTokens {
    var borderDefault: Color { get }      // Standard borders
    var borderSubtle: Color { get }       // Very light borders
    var borderStrong: Color { get }       // Emphasized borders
    var borderFocused: Color { get }      // Focus ring
    var divider: Color { get }            // List dividers
}

extension SemanticTokens {
    // Theme-driven accents
    var accentPrimary: Color { get }      // Primary brand color
    var accentSecondary: Color { get }    // Secondary brand color
    var accentMuted: Color { get }        // Subdued accent

    // Semantic colors (constant across themes)
    var positive: Color { get }           // Success, wins
    var positiveBackground: Color { get }
    var challenge: Color { get }          // Challenges, attention
    var challengeBackground: Color { get }
    var error: Color { get }              // Errors, failures
    var errorBackground: Color { get }
    var star: Color { get }               // Star/reward color
}

struct SemanticTokenResolver {
    let appearance: Appearance  // .light or .dark
    let themePack: ThemePack    // .classic, .ocean, etc.

    var bgApp: Color {
        switch appearance {
        case .light: return Primitives.Neutral.white
        case .dark: return Primitives.Neutral.gray900
        }
    }

    var bgSurface: Color {
        switch appearance {
        case .light: return Primitives.Neutral.white
        case .dark: return Primitives.Neutral.gray800
        }
    }

    var textPrimary: Color {
        switch appearance {
        case .light: return Primitives.Neutral.gray900
        case .dark: return Primitives.Neutral.gray50
        }
    }

    var textSecondary: Color {
        switch appearance {
        case .light: return Primitives.Neutral.gray500
        case .dark: return Primitives.Neutral.gray400
        }
    }

    var accentPrimary: Color {
        // This varies by theme pack
        themePack.primaryColor(for: appearance)
    }
}
