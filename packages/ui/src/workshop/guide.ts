/** The written documentation of a component, beside its stories and props. */
export interface Guide {
  /** Its purpose, in one sentence. */
  purpose: string;
  use: readonly string[];
  /** When to use something else, and what. */
  avoid: readonly { when: string; instead: string }[];
  /** Its own keys, if it has any. */
  keyboard?: readonly { keys: string; does: string }[];
  /** What it does for screen readers, and what the caller must provide. */
  accessibility: readonly string[];
  /** How to write its texts. */
  content: readonly string[];
}
