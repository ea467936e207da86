//! Loire: a rules engine for board games set in the Loire valley.
