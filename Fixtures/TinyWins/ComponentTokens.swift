struct ButtonTokens {
    // Primary Button
    var primaryBackground: Color
    var primaryBackgroundPressed: Color
    var primaryBackgroundDisabled: Color
    var primaryText: Color
    var primaryTextDisabled: Color

    // Secondary Button
    var secondaryBackground: Color
    var secondaryBackgroundPressed: Color
    var secondaryBorder: Color
    var secondaryText: Color

    // Destructive Button
    var destructiveBackground: Color
    var destructiveText: Color

    // Ghost Button
    var ghostText: Color
    var ghostTextPressed: Color
}

struct CardTokens {
    var background: Color
    var backgroundElevated: Color
    var backgroundSelected: Color
    var border: Color
    var borderSelected: Color
    var shadow: Color
    var shadowIntensity: Double
}

struct InputTokens {
    var background: Color
    var backgroundFocused: Color
    var border: Color
    var borderFocused: Color
    var borderError: Color
    var placeholder: Color
    var text: Color
}

struct AvatarTokens {
    let childColor: Color  // From ColorTag

    // These are DERIVED from childColor + appearance
    var circleFill: Color          // The avatar circle
    var circleStroke: Color        // Avatar ring/border
    var initialsText: Color        // Text inside avatar (ALWAYS contrast-safe)
    var glowEffect: Color          // Shadow/glow
    var badgeBackground: Color     // Achievement badge bg

    init(childColor: Color, appearance: Appearance) {
        self.childColor = childColor
        self.circleFill = childColor
        self.circleStroke = childColor.opacity(appearance == .dark ? 0.8 : 0.6)
        // CRITICAL: initials text is ALWAYS white or dark based on color luminance
        self.initialsText = childColor.contrastingTextColor
        self.glowEffect = childColor.opacity(appearance == .dark ? 0.4 : 0.25)
        self.badgeBackground = childColor.opacity(appearance == .dark ? 0.2 : 0.15)
    }
}
