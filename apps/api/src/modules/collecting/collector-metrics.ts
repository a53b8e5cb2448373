import { dayMs, secondMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { Database } from '../../database/database.ts';
import { countsOf } from './collectors/run-counts.ts';

interface Reading {
  labels: Record<string, string>;
  value: number;
}

const outcomes = ['new', 'changed', 'same', 'quarantined', 'missed'] as const;

/**
 * Metrics of collecting for Prometheus. They are read from the tables, so they do not depend on the collecting process,
 * and cover one day, so their cost does not grow.
 */
export function createCollectorMetrics({ db, now }: { db: Database; now: () => Date }) {
  const gauge = (name: string, help: string, labelNames: string[], read: () => Promise<Reading[]>) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [],
      async collect() {
        // Without the database only these metrics are missing.
        this.reset();
        const readings = await read().catch(() => []);
        for (const { labels, value } of readings) this.set(labels, value);
      },
    });

  const runsOfDay = () =>
    db
      .selectFrom('collection_runs')
      .innerJoin('collectors', 'collectors.id', 'collection_runs.collector_id')
      .where('ended_at', '>', new Date(now().getTime() - dayMs));

  async function runs(): Promise<Reading[]> {
    const rows = await runsOfDay()
      .select(['name', 'state', ({ fn }) => fn.countAll<string>().as('count')])
      .groupBy(['name', 'state'])
      .execute();
    return rows.map(({ name, state, count }) => ({ labels: { collector: name, state }, value: Number(count) }));
  }

  async function notices(): Promise<Reading[]> {
    const sums = await runsOfDay()
      .select(['name', ...outcomes.map((outcome) => sql<number>`sum((counts ->> ${outcome})::int)::int`.as(outcome))])
      .groupBy('name')
      .execute();
    return sums.flatMap(({ name, ...counts }) =>
      outcomes.map((outcome) => ({ labels: { collector: name, outcome }, value: countsOf(counts)[outcome] ?? 0 })),
    );
  }

  async function quarantine(): Promise<Reading[]> {
    const rows = await db
      .selectFrom('quarantine')
      .select(['reason', ({ fn }) => fn.countAll<string>().as('count')])
      .where('state', '=', 'open')
      .groupBy('reason')
      .execute();
    return rows.map(({ reason, count }) => ({ labels: { reason }, value: Number(count) }));
  }

  /** The active collectors, with the end of their last complete run. */
  const active = () =>
    db
      .selectFrom('collectors')
      .select(['name', 'alarm', 'created_at'])
      .select(({ selectFrom }) =>
        selectFrom('collection_runs')
          .select('ended_at')
          .whereRef('collector_id', '=', 'collectors.id')
          .where('state', '=', 'complete')
          .orderBy('id', 'desc')
          .limit(1)
          .as('complete_at'),
      )
      .where('paused_at', 'is', null)
      .execute();

  async function ages(): Promise<Reading[]> {
    const ageOf = (at: Date) => Math.max(0, Math.round((now().getTime() - at.getTime()) / secondMs));
    return (await active()).map(({ name, complete_at, created_at }) => ({
      labels: { collector: name },
      value: ageOf(complete_at ?? created_at),
    }));
  }

  const alarms = async (): Promise<Reading[]> =>
    (await active()).map(({ name, alarm }) => ({ labels: { collector: name }, value: alarm === null ? 0 : 1 }));

  return [
    gauge('collector_runs_last_day', 'Runs that ended in the last 24 hours, by state.', ['collector', 'state'], runs),
    gauge(
      'collector_notices_last_day',
      'Notices of the runs that ended in the last 24 hours, by outcome.',
      ['collector', 'outcome'],
      notices,
    ),
    gauge('collector_quarantine_open', 'Open entries of the quarantine, by reason.', ['reason'], quarantine),
    gauge(
      'collector_complete_run_age_seconds',
      'Time since the last complete run, or since the collector was added.',
      ['collector'],
      ages,
    ),
    gauge('collector_alarm', '1 while the collector has an alarm.', ['collector'], alarms),
  ];
}
