import type { Cells } from '../import/row.ts';
import type { Shape } from './config-shape.ts';

/** What a list said of a document that it leads to. */
export interface Hints {
  title?: string;
  date?: string;
  key?: string;
}

/** What came from an address. */
export interface RawDocument {
  id: number;
  address: string;
  mediaType: string;
  /** As the server named it. */
  charset: string | null;
  body: Buffer;
  hints: Hints;
  /** The day on which it was first seen, in Addis Ababa. */
  firstSeenOn: string;
}

/** A notice as a document has it: what it says in so many words, and what the source says of it field by field. */
export interface CollectedNotice {
  key: string;
  address: string;
  /** To be read by the reader; null where the cells say it all. */
  text: string | null;
  cells: Cells;
  /** The day of printing as the source writes it, in whatever way; null where it writes none. */
  date: string | null;
  /** Of several versions of one notice the latest counts. ISO text; null where a source has but one of each. */
  version: string | null;
}

/** A part of a document of which no notice can be made, and why. */
export interface Unusable {
  key: string;
  reason: DocumentReason;
  detail: string;
}

export type Piece = CollectedNotice | Unusable;

export const isUsable = (piece: Piece): piece is CollectedNotice => 'cells' in piece;

/** Why a document cannot be read, in the words that operators see. */
export const documentReasons = {
  'not-readable': 'has text that cannot be read',
  'wrong-encoding': 'is in another encoding than it says',
  picture: 'is a picture, or has pictures of text',
  'no-text': 'has no text in it',
  damaged: 'is damaged',
  incomplete: 'ends before its end',
  'too-much': 'unfolds to more than can be taken in',
  'other-format': 'is in another format than was expected',
  'layout-changed': 'has not got what the selectors look for',
  'wrong-fields': 'has fields that are wrong',
  'not-understood': 'does not say what a notice has to say',
  'not-published': 'cannot be published',
} as const;

export type DocumentReason = keyof typeof documentReasons;

/** A document of which nothing can be read. */
export class DocumentFault extends Error {
  readonly reason: DocumentReason;
  readonly detail: string;

  constructor(reason: DocumentReason, detail = '') {
    super(`${documentReasons[reason]}${detail === '' ? '' : `: ${detail}`}`);
    this.reason = reason;
    this.detail = detail;
  }
}

/** A place from which nothing leads further, though it should. */
export class CursorFault extends Error {}

/** The way through a source. */
export interface Crawl {
  now: Date;
  /** What the last complete crawl left. */
  cursor: unknown;
  /** The document at an address. With `freshMs` one is taken that was fetched within that time. */
  get(address: string, options?: { hints?: Hints; freshMs?: number }): Promise<RawDocument>;
  /** Files of a folder whose names end in this, in the order of their names. */
  files(folder: string, ending: string): AsyncGenerator<Step>;
}

export type Step =
  | { kind: 'document'; document: RawDocument }
  /** A document that the list has and that could not be had. */
  | { kind: 'missed'; address: string; error: unknown }
  /** All that was before is in: the next crawl may begin here. */
  | { kind: 'cursor'; cursor: unknown };

/** A way in which sources give their notices. */
export interface Adapter<Config> {
  /** Of the shape of the configuration. */
  version: number;
  shape: Shape<Config>;
  /** The addresses that it begins with. */
  addressesOf(config: Config): readonly string[];
  /** Whether each crawl finds all that the source has at the moment, and not only what is new. */
  findsAll(config: Config): boolean;
  list(config: Config, crawl: Crawl): AsyncGenerator<Step>;
  /** The same each time for the same document, so that documents which are kept can be read again. */
  read(config: Config, document: RawDocument): AsyncIterable<Piece> | Iterable<Piece>;
}
