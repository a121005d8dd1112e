import Reporters
import SystemLoading

extension ToolEnvironment {
  /// The paths of source files in reports: from the root of the repository of the working
  /// directory, or from the working directory if there is no repository.
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
