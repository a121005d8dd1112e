/// Single source of truth for all design tokens
@MainActor
protocol TokenProvider: ObservableObject {
    // Configuration
    var appearance: Appearance { get set }
    var themePack: ThemePack { get set }

    // Semantic tokens
    var semantic: SemanticTokens { get }

    // Component tokens
    var button: ButtonTokens { get }
    var card: CardTokens { get }
    var input: InputTokens { get }

    // Child-specific tokens (computed on demand)
    func avatar(for childColor: Color) -> AvatarTokens
}

@MainActor
final class DesignTokens: TokenProvider, ObservableObject {
    @Published var appearance: Appearance
    @Published var themePack: ThemePack

    // Cached semantic resolver
    private var resolver: SemanticTokenResolver {
        SemanticTokenResolver(appearance: appearance, themePack: themePack)
    }

    var semantic: SemanticTokens { resolver }

    var button: ButtonTokens {
        ButtonTokens(
            primaryBackground: resolver.accentPrimary,
            primaryBackgroundPressed: resolver.accentPrimary.opacity(0.9),
            primaryBackgroundDisabled: resolver.accentPrimary.opacity(0.5),
            primaryText: resolver.textOnPrimary,
            primaryTextDisabled: resolver.textOnPrimary.opacity(0.7),
            // ...
        )
    }

    func avatar(for childColor: Color) -> AvatarTokens {
        AvatarTokens(childColor: childColor, appearance: appearance)
    }
}
