extension Arguments {
  /// The same options for another command, as a shell reads them.
  ///
  /// - Parameter request: the policy and the operands; nil for the same.
  func commandLine(_ other: any Command.Type, of request: RequestedPolicy? = nil) -> String {
    var words = [Tool.identity.name, other.name]
    // How it prints is a question of its own, and changes of a page are those of one policy.
    let left: [Option] =
      [.format, .output, .color, .from] + (request?.policy == nil ? [] : [.policy])
    for option in other.options where !left.contains(option) {
      for value in all(option) {
        words.append("--\(option.name)")
        if option.placeholder != nil { words.append(Shell.bash.word(value)) }
      }
    }
    if let policy = request?.policy {
      words += ["--\(Option.policy.name)", Shell.bash.word(policy)]
    }
    return (words + (request?.operands ?? operands).map(Shell.bash.word)).joined(separator: " ")
  }
}
