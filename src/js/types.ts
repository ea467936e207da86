// Generated from the Rust types; nobody edits it.

export type GameInfo = { id: string };
