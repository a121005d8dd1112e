/// What is known of the views of UIKit and AppKit.
enum UIKitViews {
  /// What properties give a color for.
  static let properties: [String: UIKitPaint.Use] = [
    "textColor": .foreground(.text), "foregroundColor": .foreground(.text),
    "baseForegroundColor": .foreground(.text), "tintColor": .foreground(.icon),
    "contentTintColor": .foreground(.icon), "unselectedItemTintColor": .foreground(.icon),
    "progressTintColor": .foreground(.icon), "minimumTrackTintColor": .foreground(.icon),
    "pageIndicatorTintColor": .foreground(.icon),
    "currentPageIndicatorTintColor": .foreground(.icon), "borderColor": .foreground(.border),
    "separatorColor": .foreground(.border), "backgroundColor": .background,
    "barTintColor": .background, "baseBackgroundColor": .base,
  ]
  /// Parts that draw on the background of the whole.
  static let parts: Set<String> = [
    "layer", "textProperties", "secondaryTextProperties", "imageProperties",
  ]
  /// Properties that take attributes of text.
  static let attributed: Set<String> = [
    "attributedText", "attributedPlaceholder", "attributedTitle", "attributedStringValue",
    "placeholderAttributedString", "titleTextAttributes", "largeTitleTextAttributes",
    "typingAttributes", "linkTextAttributes", "defaultTextAttributes",
  ]
  /// Attributes of text that are colors.
  static let attributes: [String: UIKitPaint.Use] = [
    "foregroundColor": .foreground(.text), "backgroundColor": .background,
  ]
  /// Properties by which a view or a configuration becomes a part of a view.
  static let holders: Set<String> = [
    "tableHeaderView", "tableFooterView", "documentView", "configuration", "contentConfiguration",
  ]
  /// Methods that put views on a view.
  static let additions: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addSubviews",
    "addArrangedSubviews",
  ]

  /// Views without a background of their own.
  static let clear: Set<String> = [
    "UIView", "UIStackView", "UIScrollView", "UILabel", "UIButton", "UIControl", "UIImageView",
    "UITextField", "UIActivityIndicatorView", "UIProgressView", "UISlider", "UIPageControl",
    "UITableViewHeaderFooterView", "UICollectionReusableView", "UICollectionViewCell", "NSView",
    "NSStackView", "NSImageView", "NSTextField.label", "CALayer", "CAShapeLayer", "CATextLayer",
  ]
  /// Views that show a picture, a material or a page behind what is on them.
  static let pictures: Set<String> = [
    "UIImageView", "NSImageView", "UIVisualEffectView", "NSVisualEffectView", "CAGradientLayer",
    "WKWebView", "MKMapView", "AVPlayerLayer",
  ]

  /// The kind of a part that UIKit gives to views; nil for names of an app.
  static func kind(ofPart name: String) -> String? {
    switch name {
    case "view", "contentView": "UIView"
    case "textLabel", "detailTextLabel": "UILabel"
    case "imageView": "UIImageView"
    default: nil
    }
  }

  /// Styles of `UIButton.Configuration` by what they draw behind a title.
  static let filledStyles: Set<String> = ["filled", "borderedProminent"]
  static let plainStyles: Set<String> = ["plain", "borderless"]
}
