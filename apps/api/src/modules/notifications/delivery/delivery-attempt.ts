import { minuteMs } from '@awaj/domain/duration';
import type { Database } from '../../../database/database.ts';
import type { Sealing } from '../../../database/sealing.ts';
import { Blocked, NoAnswer, ProviderError, Undeliverable } from '../../../http/errors.ts';
import type { Channel } from '../channels.ts';
import type { CurrentTender } from '../current-tenders.ts';
import {
  beginSending,
  changeMessage,
  clearOneDoubt,
  type Doubt,
  type MessageRow,
  undoSending,
} from '../message-rows.ts';
import { type Address, isCode, type TenderMessage } from '../notification.ts';
import { rewriteIfChanged, type SealedLetter, unsealLetter } from '../sealed-letters.ts';
import { suppress } from '../suppressions.ts';
import type { RenderedMessage } from '../templates.ts';
import type { Carrier } from '../transports/carrier.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { isStillSendable, recheckMessage } from './recheck-message.ts';
import { retryPauseMs } from './retry-pause.ts';

/** The carriers of each channel, in order of preference. */
export type Carriers = Readonly<Record<Channel, readonly Carrier[]>>;

interface Dependencies {
  db: Database;
  sealing: Sealing;
  now: () => Date;
  carriers: Carriers;
}

/** How often a message is sent by a carrier that may already have it and cannot be asked. */
const mostDoubts = 2;
/** A message that may have arrived is sent only once more, so the carrier gets time to recover first. */
const pauseInDoubtMs = 10 * minuteMs;

interface Later {
  kind: 'later';
  reason: 'busy' | 'quiet-hours' | 'refused' | 'no-answer';
  notBefore: Date;
}

export type Outcome =
  | { kind: 'sent'; provider: string; reference: string; doubts: number }
  | { kind: 'failed'; reason: string }
  | Later;

interface Sending {
  words: RenderedMessage;
  /** What the words were written from. */
  seen: { letter: SealedLetter; tenders: readonly CurrentTender[] };
  carrier: Carrier;
  turnUntil: Date | undefined;
  /** The stored state, restored if this carrier does not take the message. */
  before: Doubt;
}

const mayRepeat = (carrier: Carrier | undefined): boolean => Boolean(carrier?.find || carrier?.isRepeatable);

/** One attempt to send a message. The attempt is stored before the call, so that a crash cannot hide it. */
export function createAttempt({ db, sealing, now, carriers }: Dependencies, breaker: CircuitBreaker) {
  const later = (row: MessageRow, reason: 'refused' | 'no-answer', leastMs = 0): Later => ({
    kind: 'later',
    reason,
    notBefore: new Date(now().getTime() + Math.max(retryPauseMs(row), leastMs)),
  });

  const busyUntil = (until: Date): Later => ({ kind: 'later', reason: 'busy', notBefore: until });

  const doubtAbout = ({ name }: Carrier, { doubts }: Pick<Doubt, 'doubts'>) => ({
    started_at: now(),
    provider: name,
    doubts: doubts + 1,
  });

  /** Asks the carrier whether it has the message; otherwise returns the remaining doubts. */
  async function clearDoubt(row: MessageRow, carrier: Carrier | undefined): Promise<Outcome | number> {
    const pausedUntil = carrier && breaker.pausedUntil(carrier.name);
    // A code cannot wait for the answer, and sending it twice does no harm.
    if (pausedUntil) return isCode(row) ? row.doubts : busyUntil(pausedUntil);
    const others = Math.max(0, row.doubts - 1);
    try {
      const reference = await carrier?.find?.(row.id);
      if (carrier && reference) return { kind: 'sent', provider: carrier.name, reference, doubts: others };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      await breaker.recordFailure(error);
      return later(row, 'no-answer');
    }
    if (carrier?.find) return others;
    return !mayRepeat(carrier) && row.doubts >= mostDoubts ? { kind: 'failed', reason: 'no-answer' } : row.doubts;
  }

  /** Removes tenders that the message does not name any more from its reasons. */
  async function keepReasons(row: MessageRow, message: TenderMessage | null): Promise<void> {
    if (!message || !row.because) return;
    const ids = new Set(message.tenders.map(({ id }) => id));
    const because = row.because.filter(({ kind, id }) => kind !== 'saved_tender' || ids.has(id));
    if (because.length === row.because.length) return;
    await changeMessage(db, row.id, { because: JSON.stringify(because) });
  }

  async function sendThrough(
    row: MessageRow,
    { channel, to }: Address,
    { words, seen, carrier, turnUntil, before }: Sending,
  ): Promise<Outcome> {
    // Meanwhile the carrier may have been paused, the reader may have unsubscribed, or a tender may have closed.
    const isReady = isStillSendable({ ...row, channel }, { ...seen, now: now() });
    if (!(await beginSending(db, row.id, doubtAbout(carrier, before), isReady))) return busyUntil(now());
    const isTooLate = turnUntil !== undefined && turnUntil < now();
    const pausedUntil = breaker.pausedUntil(carrier.name) ?? (isTooLate ? now() : null);
    if (pausedUntil) {
      await undoSending(db, row.id, before);
      return busyUntil(pausedUntil);
    }
    try {
      const reference = await carrier.send({ ...words, to, reference: row.id });
      await breaker.recordSuccess(carrier.name);
      return { kind: 'sent', provider: carrier.name, reference, doubts: before.doubts };
    } catch (error) {
      if (error instanceof Blocked) await suppress(db, { channel, to }, { reason: 'blocked', at: now() });
      if (error instanceof Undeliverable) return { kind: 'failed', reason: 'undeliverable' };
      if (!(error instanceof ProviderError)) throw error;
      await breaker.recordFailure(error);
      if (error instanceof NoAnswer)
        return later(row, 'no-answer', mayRepeat(carrier) || isCode(row) ? 0 : pauseInDoubtMs);
      // The carrier said that it did not take the message.
      await undoSending(db, row.id, before);
      // A carrier that says when to retry is busy; it has not rejected the message.
      return error.retryAfterMs === undefined
        ? later(row, 'refused')
        : busyUntil(breaker.pausedUntil(carrier.name) ?? now());
    }
  }

  /** Sends by the first ready carrier that takes it. */
  return async function attempt(row: MessageRow, ready: readonly Carrier[]): Promise<Outcome> {
    const { channel, recipient } = row;
    if (channel === null || recipient === null) return { kind: 'failed', reason: 'undeliverable' };
    if (row.expires_at <= now()) return { kind: 'failed', reason: row.reason ?? 'expired' };
    const all = carriers[channel];
    let known: Doubt = { started_at: null, provider: null, doubts: row.doubts };
    if (row.started_at !== null) {
      const answer = await clearDoubt(
        row,
        all.find(({ name }) => name === row.provider),
      );
      if (typeof answer !== 'number') return answer;
      if (answer < row.doubts) await clearOneDoubt(db, row.id);
      known = { ...known, doubts: answer };
    }
    const letter = unsealLetter(sealing, row.sealed_text);
    const { unwanted, quietUntil, tenders } = await recheckMessage(db, { ...row, channel }, letter, now());
    if (unwanted) return { kind: 'failed', reason: unwanted };
    if (quietUntil && quietUntil >= row.expires_at) return { kind: 'failed', reason: 'expired' };
    if (quietUntil) return { kind: 'later', reason: 'quiet-hours', notBefore: quietUntil };
    const current = rewriteIfChanged(letter, tenders, now());
    if (!current) return { kind: 'failed', reason: 'outdated' };
    await keepReasons(row, current.message);
    let soonest: Later | null = null;
    for (const carrier of ready) {
      const turn = await carrier.awaitTurn?.(recipient);
      if (turn?.kind === 'later') return busyUntil(turn.at);
      // Another message may have been refused since it was said to be ready.
      if (breaker.pausedUntil(carrier.name)) continue;
      const outcome = await sendThrough(
        row,
        { channel, to: recipient },
        { words: current.words, seen: { letter, tenders }, carrier, turnUntil: turn?.until, before: known },
      );
      if (outcome.kind !== 'later') return outcome;
      if (outcome.reason === 'no-answer' && !isCode(row)) return outcome;
      if (outcome.reason === 'no-answer') known = doubtAbout(carrier, known);
      if (!soonest || outcome.notBefore < soonest.notBefore) soonest = outcome;
    }
    const ends = all.flatMap(({ name }) => breaker.pausedUntil(name)?.getTime() ?? []);
    return soonest ?? busyUntil(ends.length > 0 ? new Date(Math.min(...ends)) : now());
  };
}
