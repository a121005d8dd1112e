extension FileSystem {
  /// The root of the repository of the working directory, or the working directory if there is no
  /// repository.
  package var repositoryRoot: String {
    var folder = workingDirectory
    // In a linked work tree or a submodule `.git` is a file.
    while kind(of: FilePath.join(folder, ".git")) == nil, folder != "/", !folder.isEmpty {
      folder = FilePath.folder(of: folder)
    }
    return kind(of: FilePath.join(folder, ".git")) == nil ? workingDirectory : folder
  }
}
