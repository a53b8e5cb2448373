import type { Sealing } from '../../database/sealing.ts';
import { type CurrentTender, withCurrentTenders } from './current-tenders.ts';
import type { Reader } from './letters/letter-words.ts';
import type { Message, TenderMessage } from './notification.ts';
import { type RenderedMessage, renderMessage } from './templates.ts';

/** What a message about tenders was written from. It is written again if they change while it waits. */
interface Draft {
  message: TenderMessage;
  reader: Reader;
}

/** A message as it waits in the database. */
export interface SealedLetter {
  words: RenderedMessage;
  draft: Draft | null;
}

const isAboutTenders = (message: Message): message is TenderMessage => 'tenders' in message;

const dates: ReadonlySet<string> = new Set(['at', 'movedFrom', 'validUntil']);

const revived = (key: string, value: unknown): unknown =>
  dates.has(key) && typeof value === 'string' ? new Date(value) : value;

/** Writes a message and seals it. */
export function sealLetter(
  sealing: Sealing,
  { message, reader, writtenAt }: { message: Message; reader: Reader; writtenAt: Date },
): Buffer {
  const words = renderMessage(message, { ...reader, writtenAt });
  return sealing.seal(JSON.stringify({ ...words, ...(isAboutTenders(message) && { draft: { message, reader } }) }));
}

export function unsealLetter(sealing: Sealing, sealed: Buffer | null): SealedLetter {
  const { draft, ...words }: RenderedMessage & { draft?: Draft } = JSON.parse(
    sealing.unseal(sealed ?? Buffer.alloc(0)),
    revived,
  );
  return { words, draft: draft ?? null };
}

/** Writes a message again if its tenders have changed; null if nothing of it is true any more. */
export function rewriteIfChanged({ words, draft }: SealedLetter, found: readonly CurrentTender[], now: Date) {
  if (!draft) return { words, message: null };
  const message = withCurrentTenders(draft.message, found, now);
  if (!message) return null;
  const isChanged = JSON.stringify(message) !== JSON.stringify(draft.message);
  return { words: isChanged ? renderMessage(message, { ...draft.reader, writtenAt: now }) : words, message };
}
