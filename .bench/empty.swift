// The least a Swift program can be: what the tool's start-up is measured against.
