import type { Cells } from '../import/notice/row.ts';
import type { Shape } from './config-shape.ts';

/** The facts in a list page about a linked document. */
export interface Hints {
  title?: string;
  date?: string;
  key?: string;
}

/** A fetched document. */
export interface RawDocument {
  id: number;
  address: string;
  mediaType: string;
  /** The encoding in the server's Content-Type header. */
  charset: string | null;
  body: Buffer;
  hints: Hints;
  /** The day on which it was first seen, in Addis Ababa. */
  firstSeenOn: string;
}

/** A notice in a document: its text, and the fields that the source gives separately. */
export interface CollectedNotice {
  key: string;
  address: string;
  /** The text for the reader; null when the cells are complete. */
  text: string | null;
  cells: Cells;
  /** The day of printing in the words of the source; null when it gives none. */
  date: string | null;
  /** Only the latest version of a notice counts. ISO text; null when a source has only one version. */
  version: string | null;
}

/** A part of a document that cannot become a notice, with the reason. */
export interface Unusable {
  key: string;
  reason: DocumentReason;
  detail: string;
}

export type Piece = CollectedNotice | Unusable;

export const isUsable = (piece: Piece): piece is CollectedNotice => 'cells' in piece;

/** The reason why a document cannot be read, as operators see it. */
export const documentReasons = {
  'not-readable': 'has text that cannot be read',
  'wrong-encoding': 'is not in the encoding that it declares',
  picture: 'has pictures instead of text',
  'no-text': 'contains no text',
  damaged: 'is damaged',
  incomplete: 'is incomplete',
  'too-much': 'is over a limit',
  'other-format': 'is not in the expected format',
  'layout-changed': 'does not match the selectors',
  'wrong-fields': 'has wrong values',
  'not-understood': 'lacks required values',
  'not-published': 'cannot be published',
} as const;

export type DocumentReason = keyof typeof documentReasons;

/** A document that cannot be read at all. */
export class DocumentFault extends Error {
  readonly reason: DocumentReason;
  readonly detail: string;

  constructor(reason: DocumentReason, detail = '') {
    super(`${documentReasons[reason]}${detail === '' ? '' : `: ${detail}`}`);
    this.reason = reason;
    this.detail = detail;
  }
}

/** A page without the expected link to the next one. */
export class CursorFault extends Error {}

/** The crawl through a source. */
export interface Crawl {
  now: Date;
  /** The cursor of the last complete crawl. */
  cursor: unknown;
  /** The document at an address. With `freshMs`, a copy fetched within that time is used. */
  get(address: string, options?: { hints?: Hints; freshMs?: number }): Promise<RawDocument>;
  /** The files in a folder whose names end in `ending`, sorted by name. */
  files(folder: string, ending: string): AsyncGenerator<Step>;
}

export type Step =
  | { kind: 'document'; document: RawDocument }
  /** Reports a listed document that could not be fetched. */
  | { kind: 'missed'; address: string; error: unknown }
  /** Everything up to here is stored, so the next crawl may begin here. */
  | { kind: 'cursor'; cursor: unknown };

/** A format in which sources publish notices. */
export interface Adapter<Config> {
  /** The version of the configuration's shape. */
  version: number;
  shape: Shape<Config>;
  /** The addresses at which a crawl begins. */
  addressesOf(config: Config): readonly string[];
  /** Whether each crawl finds everything that the source has, and not only new notices. */
  findsAll(config: Config): boolean;
  list(config: Config, crawl: Crawl): AsyncGenerator<Step>;
  /** Deterministic, so that stored documents can be read again. */
  read(config: Config, document: RawDocument): AsyncIterable<Piece> | Iterable<Piece>;
}
