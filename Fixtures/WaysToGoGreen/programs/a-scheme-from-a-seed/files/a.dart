final scheme = ColorScheme.fromSeed(seedColor: Colors.teal);
