extension Arguments {
  /// The same operands and options for another command, as a shell reads them.
  ///
  /// - Parameter operands: other operands; nil for the same.
  func commandLine(_ other: any Command.Type, operands: [String]? = nil) -> String {
    var words = [Tool.identity.name, other.name]
    // How it prints is a question of its own.
    for option in other.options where ![.format, .output, .color].contains(option) {
      for value in all(option) {
        words.append("--\(option.name)")
        if option.placeholder != nil { words.append(Shell.bash.word(value)) }
      }
    }
    return (words + (operands ?? self.operands).map(Shell.bash.word)).joined(separator: " ")
  }
}
