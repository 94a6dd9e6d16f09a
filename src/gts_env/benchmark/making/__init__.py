"""Making scenario packs: templates for people, and conversion of other benchmarks' files."""
