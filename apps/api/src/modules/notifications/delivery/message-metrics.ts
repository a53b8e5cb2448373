import { secondMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import { Counter, Gauge } from 'prom-client';
import type { Database } from '../../../database/database.ts';

interface Waiting {
  channel: string;
  state: string;
  count: number;
  due_at: Date;
}

/** Metrics of delivery for Prometheus: the work of this process, and the queue of all processes. */
export function createMessageMetrics({ db, now }: { db: Database; now: () => Date }) {
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers: [] });

  const waiting = async () => {
    const { rows } = await sql<Waiting>`
      select channel, state, count(*)::int as count, min(coalesce(not_before, created_at)) as due_at
      from messages where state in ('waiting', 'started', 'held') group by channel, state`.execute(db);
    return rows;
  };
  const gauge = (name: string, help: string, measure: (waiting: Waiting) => number) =>
    new Gauge<string>({
      name,
      help,
      labelNames: ['channel', 'state'],
      registers: [],
      async collect() {
        // Without the database only these metrics are missing.
        this.reset();
        for (const row of await waiting().catch(() => []))
          this.set({ channel: row.channel, state: row.state }, measure(row));
      },
    });

  return {
    sent: counter('messages_sent_total', 'Messages that a carrier accepted, by channel.', ['channel']),
    failed: counter('messages_failed_total', 'Messages that finally failed, by channel and reason.', [
      'channel',
      'reason',
    ]),
    doubtful: counter(
      'messages_doubtful_total',
      'Messages that may have arrived twice, because it was unknown whether a carrier had accepted them, by channel.',
      ['channel'],
    ),
    waiting: gauge('messages_waiting', 'Waiting messages, by channel and state.', ({ count }) => count),
    overdue: gauge(
      'messages_oldest_waiting_seconds',
      'How long the oldest waiting message has been due.',
      ({ due_at }) => Math.max(0, Math.round((now().getTime() - due_at.getTime()) / secondMs)),
    ),
  };
}

export type MessageMetrics = ReturnType<typeof createMessageMetrics>;
