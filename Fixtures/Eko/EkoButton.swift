import SwiftUI

enum EkoButtonVariant {
    case primary
    case secondary
    case subtle
}

enum EkoButtonSize {
    case small
    case medium
    case large

    var verticalPadding: CGFloat {
        switch self {
        case .small: return 8
        case .medium: return Spacing.buttonPaddingVertical
        case .large: return 16
        }
    }

    var horizontalPadding: CGFloat {
        switch self {
        case .small: return 16
        case .medium: return Spacing.buttonPaddingHorizontal
        case .large: return 32
        }
    }

    var fontSize: CGFloat {
        switch self {
        case .small: return Typography.Size.md
        case .medium: return Typography.Size.lg
        case .large: return Typography.Size.xl
        }
    }
}

struct EkoButton: View {
    let title: String
    let action: () -> Void
    var variant: EkoButtonVariant = .primary
    var size: EkoButtonSize = .medium
    var isError: Bool = false
    var isOutline: Bool = false
    var fullWidth: Bool = false
    var isDisabled: Bool = false

    var body: some View {
        Button(action: action) {
            Text(title)
                .font(.custom(Typography.Family.semiBold, size: size.fontSize))
                .foregroundColor(textColor)
                .frame(maxWidth: fullWidth ? .infinity : nil)
                .padding(.vertical, size.verticalPadding)
                .padding(.horizontal, size.horizontalPadding)
                .background(backgroundColor)
                .cornerRadius(BorderRadius.button)
                .overlay(
                    RoundedRectangle(cornerRadius: BorderRadius.button)
                        .stroke(borderColor, lineWidth: isOutline ? 2 : 0)
                )
        }
        .disabled(isDisabled)
        .opacity(isDisabled ? 0.5 : 1.0)
    }

    private var backgroundColor: Color {
        if isOutline {
            return Color.clear
        }

        if isError {
            return AppColors.error
        }

        switch variant {
        case .primary:
            return AppColors.primary
        case .secondary:
            return AppColors.secondary
        case .subtle:
            return AppColors.surfaceVariant
        }
    }

    private var textColor: Color {
        if isOutline {
            return isError ? AppColors.error : variantColor
        }

        switch variant {
        case .primary, .secondary:
            return Color.white
        case .subtle:
            return AppColors.onSurface
        }
    }

    private var variantColor: Color {
        switch variant {
        case .primary:
            return AppColors.primary
        case .secondary:
            return AppColors.secondary
        case .subtle:
            return AppColors.onSurfaceVariant
        }
    }

    private var borderColor: Color {
        if isError {
            return AppColors.error
        }
        return variantColor
    }
}

// Usage Examples:
struct ButtonExamples: View {
    var body: some View {
        VStack(spacing: Spacing.buttonGap) {
            // Primary Button
            EkoButton(title: "Start Practice", action: {})

            // Secondary Button
            EkoButton(title: "Continue",
                     action: {},
                     variant: .secondary,
                     fullWidth: true)

            // Subtle Button
            EkoButton(title: "Maybe Later",
                     action: {},
                     variant: .subtle)

            // Outlined Button
            EkoButton(title: "Read More",
                     action: {},
                     isOutline: true)

            // Error Button
            EkoButton(title: "Delete",
                     action: {},
                     isError: true)

            // Outlined Error Button
            EkoButton(title: "Cancel Deletion",
                     action: {},
                     isError: true,
                     isOutline: true)

            // Sizing
            EkoButton(title: "Go Back",
                     action: {},
                     variant: .secondary,
                     size: .large,
                     isOutline: true)

            EkoButton(title: "Confirm",
                     action: {},
                     size: .small)
        }
        .padding(Spacing.screenPaddingHorizontal)
    }
}
