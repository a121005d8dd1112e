import Reporters
import SystemLoading

extension ToolEnvironment {
  /// The paths of source files in reports: from the root of the repository of the working
  /// directory, or from the working directory if there is no repository.
  var sourcePaths: SourcePaths {
    SourcePaths(workingDirectory: files.workingDirectory, root: files.repositoryRoot)
  }
}
