import Reporters
import SystemLoading

extension ToolEnvironment {
  /// Where source files lie, for reports: from the root of the repository that holds the working
  /// directory, or from the working directory itself where there is no repository.
  var sourcePaths: SourcePaths {
    let workingDirectory = files.workingDirectory
    var folder = workingDirectory
    // In a linked work tree or a submodule `.git` is a file.
    while files.kind(of: FilePath.join(folder, ".git")) == nil, folder != "/", !folder.isEmpty {
      folder = FilePath.folder(of: folder)
    }
    let isRepository = files.kind(of: FilePath.join(folder, ".git")) != nil
    return SourcePaths(
      workingDirectory: workingDirectory, root: isRepository ? folder : workingDirectory)
  }
}
