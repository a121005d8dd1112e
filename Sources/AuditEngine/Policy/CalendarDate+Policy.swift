extension PolicyForm<CalendarDate> {
  static let day = PolicyForm(shape: .day) { value, name, reader in
    guard let text = value.expectString(name, &reader.diagnostics) else { return nil }
    if let date = CalendarDate(text) { return date }
    reader.diagnostics.error(
      "\(name) is '\(text)'; expected a day such as 2026-12-31", at: value.span)
    return nil
  }
}
