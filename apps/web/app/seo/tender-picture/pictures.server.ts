import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { drawTender, type TenderPicture } from './draw.server.ts';

/** About 50 KB each. */
const kept = 200;
const waiting = 20;

/** Draws one picture at a time, because drawing blocks the processor. */
const inTurn = pLimit(1);
const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The key of a picture: everything that is drawn in it. */
export const pictureTag = (picture: TenderPicture): string =>
  createHash('sha256').update(JSON.stringify(picture)).digest('base64url').slice(0, 22);

/** A picture, or null when the queue is full. */
export function pictureOf(picture: TenderPicture): Promise<Uint8Array<ArrayBuffer>> | null {
  const tag = pictureTag(picture);
  const known = pictures.get(tag);
  if (!known && inTurn.pendingCount >= waiting) return null;
  const drawn = known ?? inTurn(() => drawTender(picture));
  // Evicts the least recently requested one.
  pictures.delete(tag);
  pictures.set(tag, drawn);
  drawn.catch(() => pictures.delete(tag));
  const [oldest] = pictures.keys();
  if (pictures.size > kept && oldest !== undefined) pictures.delete(oldest);
  return drawn;
}
