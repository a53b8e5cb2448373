import { dayMs, minuteMs } from '@awaj/domain/duration';
import { beforeAll, expect, it } from 'vitest';
import type { RunState } from '../../database/collector-tables.ts';
import { addCollector } from '../../testing/collecting.ts';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { seededAt } from '../../testing/seeded.ts';

const ago = (ms: number) => new Date(seededAt.getTime() - ms);

onOneDatabase('the metrics of collecting', (world) => {
  let id: number;
  const lines = async () =>
    (await world().app.inject({ url: '/metrics' })).payload.split('\n').filter((line) => /^collector_/.test(line));
  const ended = (state: Exclude<RunState, 'running'>, at: Date, counts: object) =>
    world()
      .db.insertInto('collection_runs')
      .values({
        collector_id: id,
        state,
        started_at: at,
        heartbeat_at: at,
        ended_at: at,
        counts: JSON.stringify(counts),
      })
      .execute();
  const change = (values: { paused_at?: Date | null; alarm?: string }) =>
    world().db.updateTable('collectors').set(values).where('id', '=', id).execute();

  beforeAll(async () => {
    id = await addCollector(world().db, 'zemen', { kind: 'html', config: {} });
  });

  it('show the age of a collector without a complete run', async () => {
    world().clock.now = new Date(seededAt.getTime() + 5_000);
    expect(await lines()).toEqual([
      'collector_complete_run_age_seconds{collector="zemen"} 5',
      'collector_alarm{collector="zemen"} 0',
    ]);
    world().clock.now = seededAt;
  });

  it('count the runs of a day by state, and the notices by outcome', async () => {
    await ended('complete', ago(2 * dayMs), { found: 90, new: 90 });
    await ended('complete', ago(3 * minuteMs), { found: 9, new: 4, same: 4, quarantined: 1 });
    await ended('incomplete', ago(2 * minuteMs), { found: 3, new: 1, changed: 2, missed: 5 });
    await ended('failed', ago(minuteMs), {});
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'collector_runs_last_day{collector="zemen",state="complete"} 1',
        'collector_runs_last_day{collector="zemen",state="incomplete"} 1',
        'collector_runs_last_day{collector="zemen",state="failed"} 1',
        'collector_notices_last_day{collector="zemen",outcome="new"} 5',
        'collector_notices_last_day{collector="zemen",outcome="changed"} 2',
        'collector_notices_last_day{collector="zemen",outcome="same"} 4',
        'collector_notices_last_day{collector="zemen",outcome="quarantined"} 1',
        'collector_notices_last_day{collector="zemen",outcome="missed"} 5',
        'collector_complete_run_age_seconds{collector="zemen"} 180',
      ]),
    );
  });

  it('count the quarantine by reason, and show which collector has an alarm', async () => {
    const wait = (address: string, state: 'open' | 'dismissed') =>
      world()
        .db.insertInto('quarantine')
        .values({
          collector_id: id,
          address,
          reason: 'picture',
          detail: '',
          state,
          first_seen_at: seededAt,
          last_seen_at: seededAt,
        })
        .execute();
    await wait('a', 'open');
    await wait('b', 'open');
    await wait('c', 'dismissed');
    await change({ alarm: 'found 0, expected about 40' });
    expect(await lines()).toEqual(
      expect.arrayContaining(['collector_quarantine_open{reason="picture"} 2', 'collector_alarm{collector="zemen"} 1']),
    );
  });

  it('leave out paused collectors', async () => {
    await change({ paused_at: seededAt });
    const told = (await lines()).join('\n');
    expect(told).not.toContain('collector_alarm{');
    expect(told).not.toContain('collector_complete_run_age_seconds{');
  });
});
