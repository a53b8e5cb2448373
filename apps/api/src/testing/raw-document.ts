import type { CollectorKind } from '../database/collector-tables.ts';
import {
  type CollectedNotice,
  isUsable,
  type Piece,
  type RawDocument,
} from '../modules/collecting/adapters/adapter.ts';
import { configure } from '../modules/collecting/adapters/adapters.ts';

/** Makes a raw document without fetching it. */
export const rawDocument = (body: string | Buffer, change: Partial<RawDocument> = {}): RawDocument => ({
  id: 1,
  address: 'https://buyer.example/tenders',
  mediaType: 'text/html',
  charset: null,
  body: Buffer.from(body),
  hints: {},
  firstSeenOn: '2026-11-25',
  ...change,
});

/** Runs an adapter on a document and returns the pieces. */
export async function readPieces(kind: CollectorKind, config: object, document: RawDocument): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for await (const piece of configure(kind, config).read(document)) pieces.push(piece);
  return pieces;
}

export const readNotices = async (
  kind: CollectorKind,
  config: object,
  document: RawDocument,
): Promise<CollectedNotice[]> => (await readPieces(kind, config, document)).filter(isUsable);
