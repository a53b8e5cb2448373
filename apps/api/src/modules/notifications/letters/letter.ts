import type { ButtonRow } from '../chat/chat-buttons.ts';

export interface LetterLink {
  label: string;
  href: string;
}

export interface LetterFact {
  label: string;
  value: string;
  /** The one that matters most: the sum. */
  isMain?: boolean;
}

export interface LetterItem extends LetterLink {
  /** Buyer, region and category of a tender. */
  about: string;
  /** Its state in a word, and the day. */
  state?: { main: string; more?: string };
}

/** The content of a message, for every channel. */
export interface Letter {
  subject: string;
  title: string;
  /** The first sentence says it all: mailboxes show it under the subject. */
  paragraphs: readonly string[];
  /** A code to type. */
  code?: string;
  facts?: readonly LetterFact[];
  /** The things it is about, one by one. */
  items?: readonly LetterItem[];
  /** The number of things that are not named, if nothing else says it. */
  rest?: string;
  /** The main next step. */
  action?: LetterLink;
  /** Further, less important links. */
  links?: readonly LetterLink[];
  /** Where the reader changes what is sent; at the foot, beside the unsubscribe link. */
  settings?: LetterLink;
  /** In a chat, these replace the other links. */
  buttons?: readonly ButtonRow[];
  /** The reason for it, unless it is about the reader's own account. */
  why?: string;
  /** The last line in a chat: the reason, if nothing else says it. */
  foot?: string;
  /** The beginning of an SMS, and all of it without a link; null if it is never sent by SMS. */
  sms: string | null;
  /** Tenders for an SMS, as many as fit, each with its closing day. */
  titles?: readonly { title: string; day: string | null }[];
}
