import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { drawTender, type TenderPicture } from './draw.server.ts';

/** About 50 KB each. */
const kept = 200;
const waiting = 20;

/** Drawing takes the processor: one at a time, so that pages are served meanwhile. */
const inTurn = pLimit(1);
const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Names a picture by all that is drawn in it. */
export const pictureTag = (picture: TenderPicture): string =>
  createHash('sha256').update(JSON.stringify(picture)).digest('base64url').slice(0, 22);

/** A picture, or null while too many others wait to be drawn. */
export function pictureOf(picture: TenderPicture): Promise<Uint8Array<ArrayBuffer>> | null {
  const tag = pictureTag(picture);
  const known = pictures.get(tag);
  if (!known && inTurn.pendingCount >= waiting) return null;
  const drawn = known ?? inTurn(() => drawTender(picture));
  // The one that was asked for longest ago goes first.
  pictures.delete(tag);
  pictures.set(tag, drawn);
  drawn.catch(() => pictures.delete(tag));
  const [oldest] = pictures.keys();
  if (pictures.size > kept && oldest !== undefined) pictures.delete(oldest);
  return drawn;
}
