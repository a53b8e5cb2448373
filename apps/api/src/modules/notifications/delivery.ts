import { minuteMs } from '@awaj/domain/duration';
import type { Database } from '../../database/database.ts';
import type { Sealing } from '../../database/sealing.ts';
import { Blocked, NoAnswer, ProviderError, Undeliverable } from '../../http/errors.ts';
import type { Backlog } from '../../jobs/workers.ts';
import { type CarrierRests, createCarrierRests } from './carrier-rests.ts';
import type { MessageMetrics } from './message-metrics.ts';
import {
  beginSending,
  changeMessage,
  claimDue,
  type Doubt,
  failedBecause,
  type Lane,
  type MessageRow,
  pauseMs,
} from './message-rows.ts';
import { type Address, type Channel, isCode } from './notification.ts';
import { suppress } from './suppressions.ts';
import type { RenderedMessage } from './templates.ts';
import type { Carrier } from './transports/carrier.ts';
import { whyUnwanted } from './unwanted.ts';

/** By each way, who carries messages, in the order that they are preferred. */
export type Carriers = Readonly<Record<Channel, readonly Carrier[]>>;

interface Dependencies {
  db: Database;
  sealing: Sealing;
  now: () => Date;
  carriers: Carriers;
  messageMetrics: MessageMetrics;
}

/** So often a message is given to a carrier of which nobody knows whether it took it before, and that cannot be asked. */
const mostDoubts = 2;
/** A message that may have arrived is sent once more at most, so that a carrier gets time to recover before that. */
const pauseInDoubtMs = 10 * minuteMs;
/** So many of a kind one process sends at the same time. */
const atOnce = 20;

interface Later {
  kind: 'later';
  reason: 'busy' | 'refused' | 'no-answer';
  notBefore: Date;
}

type Outcome =
  | { kind: 'sent'; provider: string; reference: string; doubts: number }
  | { kind: 'failed'; reason: string }
  | Later;

const mayRepeat = (carrier: Carrier | undefined): boolean => Boolean(carrier?.find || carrier?.isRepeatable);

/** One try of one message. What is about to happen is stored before it does, so that a crash leaves no doubt unseen. */
function createAttempt({ db, sealing, now, carriers }: Dependencies, rests: CarrierRests) {
  const later = (row: MessageRow, reason: 'refused' | 'no-answer', leastMs = 0): Later => ({
    kind: 'later',
    reason,
    notBefore: new Date(now().getTime() + Math.max(pauseMs(row), leastMs)),
  });

  const busyUntil = (until: Date): Later => ({ kind: 'later', reason: 'busy', notBefore: until });

  const doubtAbout = ({ name }: Carrier, { doubts }: Pick<Doubt, 'doubts'>) => ({
    started_at: now(),
    provider: name,
    doubts: doubts + 1,
  });

  /** Whether the carrier that has perhaps taken it did; else how many doubts remain. */
  async function clearDoubt(row: MessageRow, carrier: Carrier | undefined): Promise<Outcome | number> {
    const restsUntil = carrier && rests.endOf(carrier.name);
    // A code has no time to wait for an answer, and a second one does no harm.
    if (restsUntil) return isCode(row) ? row.doubts : busyUntil(restsUntil);
    const others = Math.max(0, row.doubts - 1);
    try {
      const reference = await carrier?.find?.(row.id);
      if (carrier && reference) return { kind: 'sent', provider: carrier.name, reference, doubts: others };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      await rests.noteFailure(error);
      return later(row, 'no-answer');
    }
    if (carrier?.find) return others;
    return !mayRepeat(carrier) && row.doubts >= mostDoubts ? { kind: 'failed', reason: 'no-answer' } : row.doubts;
  }

  /** `before` is what is known of the message as long as this carrier does not take it. */
  async function sendThrough(
    row: MessageRow,
    { channel, to }: Address,
    carrier: Carrier,
    before: Doubt,
  ): Promise<Outcome> {
    const words: RenderedMessage = JSON.parse(sealing.unseal(Buffer.from(row.sealed_text ?? '')));
    // Another process may have been told to leave this carrier alone.
    if (!(await beginSending(db, row.id, doubtAbout(carrier, before)))) return busyUntil(now());
    try {
      const reference = await carrier.send({ ...words, to, reference: row.id });
      await rests.noteSuccess(carrier.name);
      return { kind: 'sent', provider: carrier.name, reference, doubts: before.doubts };
    } catch (error) {
      if (error instanceof Blocked) await suppress(db, { channel, to }, { reason: 'blocked', at: now() });
      if (error instanceof Undeliverable) return { kind: 'failed', reason: 'undeliverable' };
      if (!(error instanceof ProviderError)) throw error;
      await rests.noteFailure(error);
      if (error instanceof NoAnswer)
        return later(row, 'no-answer', mayRepeat(carrier) || isCode(row) ? 0 : pauseInDoubtMs);
      // It said that it did not take the message, so there is no doubt about this one.
      await changeMessage(db, row.id, before);
      // Whoever says when to come again has too much to do, and nothing against this message.
      return error.retryAfterMs === undefined ? later(row, 'refused') : busyUntil(rests.endOf(carrier.name) ?? now());
    }
  }

  /** By one of those that are ready, the first that takes it. */
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
      known = { ...known, doubts: answer };
    }
    const unwanted = await whyUnwanted(db, { ...row, channel, recipient });
    if (unwanted) return { kind: 'failed', reason: unwanted };
    let soonest: Later | null = null;
    for (const carrier of ready) {
      const turn = await carrier.awaitTurn?.(recipient);
      if (turn) return busyUntil(turn);
      // Another message may have been refused since it was said to be ready.
      if (rests.endOf(carrier.name)) continue;
      const outcome = await sendThrough(row, { channel, to: recipient }, carrier, known);
      if (outcome.kind !== 'later') return outcome;
      if (outcome.reason === 'no-answer' && !isCode(row)) return outcome;
      if (outcome.reason === 'no-answer') known = doubtAbout(carrier, known);
      if (!soonest || outcome.notBefore < soonest.notBefore) soonest = outcome;
    }
    const ends = all.flatMap(({ name }) => rests.endOf(name)?.getTime() ?? []);
    return soonest ?? busyUntil(ends.length > 0 ? new Date(Math.min(...ends)) : now());
  };
}

/** Delivers what was stored, or says when it is tried again, until it is no longer worth it. */
function createDelivery(dependencies: Dependencies) {
  const { db, now, carriers, messageMetrics } = dependencies;
  const rests = createCarrierRests(dependencies);
  const attempt = createAttempt(dependencies, rests);

  /** Whether a carrier works again, by a question that does no harm where it has one, else by the next message. */
  async function passesTrial(carrier: Carrier): Promise<boolean> {
    if (!(await rests.beginTrial(carrier.name))) return false;
    try {
      await carrier.check?.();
      return true;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      await rests.noteFailure(error);
      return false;
    }
  }

  async function settle(row: MessageRow, outcome: Outcome): Promise<void> {
    const { id, channel } = row;
    const free = { claimed_until: null };
    if (outcome.kind === 'sent') {
      const { provider, reference: provider_reference, doubts } = outcome;
      const sent = { sent_at: now(), sealed_text: null, provider, provider_reference, doubts, reason: null };
      await changeMessage(db, id, { ...sent, ...free, started_at: row.started_at ?? now() });
      messageMetrics.sent.inc({ channel: channel ?? '' });
      if (doubts > 0) messageMetrics.doubtful.inc({ channel: channel ?? '' });
      return;
    }
    const { reason } = outcome;
    if (outcome.kind === 'failed' || outcome.notBefore >= row.expires_at) {
      await changeMessage(db, id, failedBecause(row, reason, now()));
      messageMetrics.failed.inc({ channel: channel ?? '', reason });
      return;
    }
    const attempts = reason === 'busy' ? row.attempts : row.attempts + 1;
    await changeMessage(db, id, { ...free, reason, not_before: outcome.notBefore, attempts });
  }

  return async function take(lane: Lane, atMost: number) {
    const all = carriers[lane.channel];
    const { awake, rested } = await rests.readinessOf(all.map(({ name }) => name));
    if (awake.length + rested.length === 0) return [];
    // One message is enough to see whether a carrier works again.
    const rows = await claimDue(db, lane, rested.length > 0 ? 1 : atMost, now());
    return rows.map((row) => async () => {
      const ready: Carrier[] = [];
      for (const carrier of all)
        if (awake.includes(carrier.name) || (rested.includes(carrier.name) && (await passesTrial(carrier))))
          ready.push(carrier);
      await settle(row, await attempt(row, ready));
    });
  };
}

const channels = ['sms', 'email', 'telegram'] as const;

export function createMessageBacklogs(dependencies: Dependencies): Backlog[] {
  const take = createDelivery(dependencies);
  return [true, false].flatMap((ofCodes) =>
    channels.map((channel) => ({ atOnce, take: (atMost) => take({ channel, ofCodes }, atMost) })),
  );
}
