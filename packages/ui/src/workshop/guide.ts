/** What the documentation of a component says beside its stories and its properties. */
export interface Guide {
  /** One sentence: what it is for. */
  purpose: string;
  use: readonly string[];
  /** When something else serves better, and what. */
  avoid: readonly { when: string; instead: string }[];
  /** What its keys do, where it has some of its own. */
  keyboard?: readonly { keys: string; does: string }[];
  /** What it does for screen readers, and what the caller has to see to. */
  accessibility: readonly string[];
  /** How to word what is put into it. */
  content: readonly string[];
}
