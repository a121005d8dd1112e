enum Primitives {
    enum Neutral {
        static let white = Color(hex: "FFFFFF")
        static let gray50 = Color(hex: "F9FAFB")
        static let gray100 = Color(hex: "F3F4F6")
        static let gray200 = Color(hex: "E5E7EB")
        static let gray300 = Color(hex: "D1D5DB")
        static let gray400 = Color(hex: "9CA3AF")
        static let gray500 = Color(hex: "6B7280")
        static let gray600 = Color(hex: "4B5563")
        static let gray700 = Color(hex: "374151")
        static let gray800 = Color(hex: "1F2937")
        static let gray900 = Color(hex: "111827")
        static let black = Color(hex: "000000")
    }
}

extension Primitives {
    enum Classic {
        static let primary = Color(hex: "7C3AED")    // Violet
        static let secondary = Color(hex: "8B5CF6")
        static let accent = Color(hex: "A78BFA")
    }

    enum Ocean {
        static let primary = Color(hex: "0891B2")    // Cyan
        static let secondary = Color(hex: "06B6D4")
        static let accent = Color(hex: "22D3EE")
    }

    enum Sunset {
        static let primary = Color(hex: "F97316")    // Orange
        static let secondary = Color(hex: "FB923C")
        static let accent = Color(hex: "FDBA74")
    }

    enum Forest {
        static let primary = Color(hex: "059669")    // Emerald
        static let secondary = Color(hex: "10B981")
        static let accent = Color(hex: "34D399")
    }

    enum Midnight {
        static let primary = Color(hex: "6366F1")    // Indigo
        static let secondary = Color(hex: "818CF8")
        static let accent = Color(hex: "A5B4FC")
    }

    // ... additional theme palettes
}

extension Primitives {
    enum Semantic {
        // Success (for positive behaviors, wins)
        static let success50 = Color(hex: "F0FDF4")
        static let success500 = Color(hex: "22C55E")
        static let success600 = Color(hex: "16A34A")

        // Warning (for challenges, attention)
        static let warning50 = Color(hex: "FFFBEB")
        static let warning500 = Color(hex: "F59E0B")
        static let warning600 = Color(hex: "D97706")

        // Error (for negative states)
        static let error50 = Color(hex: "FEF2F2")
        static let error500 = Color(hex: "EF4444")
        static let error600 = Color(hex: "DC2626")

        // Info (for hints, tips)
        static let info50 = Color(hex: "EFF6FF")
        static let info500 = Color(hex: "3B82F6")
        static let info600 = Color(hex: "2563EB")

        // Stars (for rewards)
        static let starLight = Color(hex: "FCD34D")
        static let starDark = Color(hex: "FBBF24")
    }
}

extension Primitives {
    enum ChildColors {
        // These are ONLY for avatar circles, badges, and decorations
        // NEVER for text or typography
        static let blue = Color(hex: "4285F4")
        static let green = Color(hex: "4DC779")
        static let orange = Color(hex: "FF9400")
        static let purple = Color(hex: "9E52E0")
        static let pink = Color(hex: "F55C8D")
        static let teal = Color(hex: "00BFC7")
        static let coral = Color(hex: "FF6B6B")
        static let yellow = Color(hex: "FFCC00")
    }
}
