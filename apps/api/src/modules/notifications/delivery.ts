import type { Database } from '../../database/database.ts';
import type { Sealing } from '../../database/sealing.ts';
import { Blocked, NoAnswer, ProviderError, Undeliverable } from '../../http/errors.ts';
import type { Job, Queue } from '../../jobs/queue.ts';
import { jobs } from '../../jobs/schedule.ts';
import { type CarrierRests, createCarrierRests } from './carrier-rests.ts';
import { changeMessage, claim, deliveryJobOf, failedBecause, type MessageRow, pauseMs } from './message-rows.ts';
import { type Address, type Channel, isCode } from './notification.ts';
import { isSuppressed, suppress } from './suppressions.ts';
import type { RenderedMessage } from './templates.ts';
import type { Carrier } from './transports/carrier.ts';

/** By each way, who carries messages, in the order that they are preferred. */
export type Carriers = Readonly<Record<Channel, readonly Carrier[]>>;

interface Dependencies {
  db: Database;
  queue: Queue;
  sealing: Sealing;
  now: () => Date;
  carriers: Carriers;
}

/** So often a message is given to a carrier of which nobody knows whether it took it before, and that cannot be asked. */
const mostDoubts = 2;

/** Which carrier has perhaps taken a message: set before it is called. */
type Doubt = Pick<MessageRow, 'started_at' | 'provider' | 'doubts'>;

type Outcome =
  | { kind: 'sent'; provider: string; reference: string }
  | { kind: 'failed'; reason: 'undeliverable' | 'no-answer' | 'suppressed' }
  | { kind: 'later'; reason: 'busy' | 'refused' | 'no-answer'; notBefore: Date };

/** One try of one message. What is about to happen is stored before it does, so that a crash leaves no doubt unseen. */
function createAttempt({ db, sealing, now, carriers }: Dependencies, rests: CarrierRests) {
  const later = (row: MessageRow, reason: 'refused' | 'no-answer'): Outcome => ({
    kind: 'later',
    reason,
    notBefore: new Date(now().getTime() + pauseMs(row)),
  });

  const doubtAbout = (row: MessageRow, { name }: Carrier): Doubt => ({
    started_at: now(),
    provider: name,
    doubts: row.doubts + 1,
  });

  /** Whether the carrier that has perhaps taken it did; it may not be known yet. */
  async function clearDoubt(row: MessageRow, carrier: Carrier | undefined): Promise<Outcome | 'not sent'> {
    try {
      const reference = await carrier?.find?.(row.id);
      if (carrier && reference) return { kind: 'sent', provider: carrier.name, reference };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return later(row, 'no-answer');
    }
    return carrier?.find || carrier?.isRepeatable || row.doubts < mostDoubts
      ? 'not sent'
      : { kind: 'failed', reason: 'no-answer' };
  }

  /** `before` is what is known of the message as long as this carrier does not take it. */
  async function sendThrough(
    row: MessageRow,
    { channel, to }: Address,
    carrier: Carrier,
    before: Doubt,
  ): Promise<Outcome> {
    const words: RenderedMessage = JSON.parse(sealing.unseal(Buffer.from(row.sealed_text ?? '')));
    await changeMessage(db, row.id, doubtAbout(row, carrier));
    try {
      const reference = await carrier.send({ ...words, to, reference: row.id });
      await rests.noteSuccess(carrier.name);
      return { kind: 'sent', provider: carrier.name, reference };
    } catch (error) {
      if (error instanceof Blocked) await suppress(db, { channel, to }, { reason: 'blocked', at: now() });
      if (error instanceof Undeliverable) return { kind: 'failed', reason: 'undeliverable' };
      if (!(error instanceof ProviderError)) throw error;
      await rests.noteFailure(error);
      if (error instanceof NoAnswer) return later(row, 'no-answer');
      // It said that it did not take the message, so there is no doubt about this one.
      await changeMessage(db, row.id, before);
      return later(row, 'refused');
    }
  }

  return async function attempt(row: MessageRow): Promise<Outcome> {
    const { channel, recipient } = row;
    if (channel === null || recipient === null) return { kind: 'failed', reason: 'undeliverable' };
    const all = carriers[channel];
    if (row.started_at !== null) {
      const answer = await clearDoubt(
        row,
        all.find(({ name }) => name === row.provider),
      );
      if (answer !== 'not sent') return answer;
    }
    // A person asks for each code, and proves by it that the address can be written to again.
    if (!isCode(row) && (await isSuppressed(db, { channel, to: recipient })))
      return { kind: 'failed', reason: 'suppressed' };
    const resting = await rests.list();
    const awake = all.filter(({ name }) => !resting.has(name));
    const restsEnd = [...resting].filter(([name]) => all.some((carrier) => carrier.name === name));
    const earliest = Math.min(...restsEnd.map(([, until]) => until.getTime()));
    let outcome: Outcome = { kind: 'later', reason: 'busy', notBefore: new Date(earliest) };
    let known: Doubt = { started_at: null, provider: null, doubts: row.doubts };
    for (const carrier of awake) {
      outcome = await sendThrough(row, { channel, to: recipient }, carrier, known);
      if (outcome.kind !== 'later') return outcome;
      // A code has no time to wait for an answer, and a second one does no harm.
      if (outcome.reason === 'no-answer' && !isCode(row)) return outcome;
      if (outcome.reason === 'no-answer') known = doubtAbout(row, carrier);
    }
    return outcome;
  };
}

/** Delivers a queued message, or plans when it is tried again, until it is no longer worth it. */
function createDelivery(dependencies: Dependencies) {
  const { db, queue, now } = dependencies;
  const attempt = createAttempt(dependencies, createCarrierRests(dependencies));

  async function putOff(row: MessageRow, { reason, notBefore }: Extract<Outcome, { kind: 'later' }>): Promise<void> {
    const { id } = row;
    if (notBefore >= row.expires_at) return void (await changeMessage(db, id, failedBecause(row, reason, now())));
    const attempts = reason === 'busy' ? row.attempts : row.attempts + 1;
    await db.transaction().execute(async (trx) => {
      await changeMessage(trx, id, { reason, not_before: notBefore, attempts, claimed_until: null });
      await queue.send(trx, deliveryJobOf(row).name, { id }, notBefore);
    });
  }

  return async function deliver({ id }: { id: string }): Promise<void> {
    const row = await claim(db, id, now());
    if (!row) return;
    const outcome = await attempt(row);
    if (outcome.kind === 'later') return putOff(row, outcome);
    if (outcome.kind === 'failed') {
      await changeMessage(db, id, failedBecause(row, outcome.reason, now()));
      return;
    }
    const { provider, reference } = outcome;
    const sent = { sent_at: now(), sealed_text: null, provider, provider_reference: reference };
    await changeMessage(db, id, { ...sent, started_at: row.started_at ?? now(), claimed_until: null, reason: null });
  };
}

export function createDeliveryJobs(dependencies: Dependencies): Job<{ id: string }>[] {
  const run = createDelivery(dependencies);
  return [
    { ...jobs.deliverCode, run },
    { ...jobs.deliverMessage, run },
  ];
}
