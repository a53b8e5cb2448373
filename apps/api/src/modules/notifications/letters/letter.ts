import type { ButtonRow } from '../chat/chat-buttons.ts';

export interface LetterLink {
  label: string;
  href: string;
}

export interface LetterItem extends LetterLink {
  /** Of a tender: who buys, where and what. */
  about: string;
  /** How it stands: in a word, and by which day. */
  state?: { main: string; more?: string };
}

/** What a message says, whichever way it goes. */
export interface Letter {
  subject: string;
  title: string;
  /** The first sentence says it all: lists of mails show it under the subject. */
  paragraphs: readonly string[];
  /** To be typed somewhere. */
  code?: string;
  facts?: readonly { label: string; value: string }[];
  /** What it tells of, one by one. */
  items?: readonly LetterItem[];
  /** How many it does not name, where nothing else says it. */
  rest?: string;
  /** The one thing to do next. */
  action?: LetterLink;
  /** Further ones, less important. */
  links?: readonly LetterLink[];
  /** Where one changes what is sent; at the foot, beside the way to stop it. */
  settings?: LetterLink;
  /** In a chat, in place of what it leads to otherwise. */
  buttons?: readonly ButtonRow[];
  /** Why it comes, if it is not about the reader's own account. */
  why?: string;
  /** What a chat says last: why it comes, where nothing else in it does. */
  foot?: string;
  /** What an SMS says first, and all of it without a link; null for what is never sent as one. */
  sms: string | null;
  /** Of tenders, which an SMS tells as far as it has room, each with the day on which it closes. */
  titles?: readonly { title: string; day: string | null }[];
}
