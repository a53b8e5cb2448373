import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Sealing } from '../../../database/sealing.ts';
import { ProviderError } from '../../../http/errors.ts';
import type { Backlog } from '../../../jobs/workers.ts';
import {
  claimDue,
  failedBecause,
  findDueLanes,
  type MessageLane,
  type MessageRow,
  messageLanes,
  settleMessage,
} from '../message-rows.ts';
import type { Carrier } from '../transports/carrier.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { type Carriers, createAttempt, type Outcome } from './delivery-attempt.ts';
import type { MessageMetrics } from './message-metrics.ts';

interface Dependencies {
  db: Database;
  sealing: Sealing;
  now: () => Date;
  carriers: Carriers;
  messageMetrics: MessageMetrics;
}

/** How many messages of a kind one process sends at the same time. */
const atOnce = 20;

/** Delivers stored messages, and reschedules failed ones until they expire. */
function createDelivery(dependencies: Dependencies) {
  const { db, now, carriers, messageMetrics } = dependencies;
  const breaker = createCircuitBreaker(dependencies);
  const attempt = createAttempt(dependencies, breaker);

  /** Checks whether a carrier works again, by a harmless call if it has one, or else by the next message. */
  async function passesTrial(carrier: Carrier): Promise<boolean> {
    if (!(await breaker.beginTrial(carrier.name))) return false;
    try {
      await carrier.check?.();
      return true;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      await breaker.recordFailure(error);
      return false;
    }
  }

  async function settle(row: MessageRow, outcome: Outcome): Promise<void> {
    const { id, channel } = row;
    const free = { claimed_until: null };
    if (outcome.kind === 'sent') {
      const { provider, reference: provider_reference } = outcome;
      // One more if another worker has begun to send it too.
      const doubts = sql<number>`greatest(doubts - 1, ${outcome.doubts})`;
      const sent = { sent_at: now(), sealed_text: null, provider, provider_reference, doubts, reason: null };
      await settleMessage(db, id, { ...sent, ...free, started_at: row.started_at ?? now() });
      messageMetrics.sent.inc({ channel: channel ?? '' });
      if (outcome.doubts > 0) messageMetrics.doubtful.inc({ channel: channel ?? '' });
      return;
    }
    const { reason } = outcome;
    if (outcome.kind === 'failed' || outcome.notBefore >= row.expires_at) {
      await settleMessage(db, id, failedBecause(row, reason, now()));
      messageMetrics.failed.inc({ channel: channel ?? '', reason });
      return;
    }
    const isTried = reason === 'refused' || reason === 'no-answer';
    await settleMessage(db, id, {
      ...free,
      reason,
      not_before: outcome.notBefore,
      attempts: row.attempts + Number(isTried),
    });
  }

  return async function take(lane: MessageLane, atMost: number) {
    const all = carriers[lane.channel];
    const { available, needTrial } = await breaker.readinessOf(all.map(({ name }) => name));
    if (available.length + needTrial.length === 0) return [];
    // One message is enough to see whether a carrier works again.
    const rows = await claimDue(db, lane, needTrial.length > 0 ? 1 : atMost, now());
    return rows.map((row) => async () => {
      const ready: Carrier[] = [];
      for (const carrier of all)
        if (available.includes(carrier.name) || (needTrial.includes(carrier.name) && (await passesTrial(carrier))))
          ready.push(carrier);
      await settle(row, await attempt(row, ready));
    });
  };
}

export function createMessageBacklog(dependencies: Dependencies): Backlog {
  const { db, now } = dependencies;
  const take = createDelivery(dependencies);
  const lanes = messageLanes.map((lane) => ({ ...lane, atOnce, take: (atMost: number) => take(lane, atMost) }));
  return { lanes, dueLanes: () => findDueLanes(db, lanes, now()) };
}
