import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { targets } from '../testing/databases.ts';
import { createJobRunner, type Job, type JobRunner } from './queue.ts';

for (const target of targets)
  describe.runIf(target.isThere)(`the queue, on ${target.name}`, () => {
    const done: object[] = [];
    let failures = 0;
    const jobs: readonly Job[] = [
      { name: 'note', retries: 0, run: async (data) => void done.push(data) },
      {
        name: 'stumble',
        retries: 3,
        async run(data) {
          if (failures-- > 0) throw new Error('stumbled');
          done.push(data);
        },
      },
    ];
    let database: Awaited<ReturnType<typeof target.open>>;
    let runner: JobRunner;
    beforeAll(async () => {
      database = await target.open('seeded');
      runner = createJobRunner(database.jobStore);
      await runner.open(jobs);
    });
    afterAll(async () => {
      await runner.stop();
      await database.close();
    });

    it('runs the jobs of a transaction after it has committed', async () => {
      done.length = 0;
      await database.db.transaction().execute((trx) => runner.queue.send(trx, 'note', { of: 'kept' }));
      await runner.drain();
      expect(done).toEqual([{ of: 'kept' }]);
    });

    it('drops the jobs of a transaction that was rolled back', async () => {
      done.length = 0;
      const undone = database.db.transaction().execute(async (trx) => {
        await runner.queue.send(trx, 'note', { of: 'undone' });
        throw new Error('taken back');
      });
      await expect(undone).rejects.toThrow('taken back');
      await runner.drain();
      expect(done).toEqual([]);
    });

    it('tries a failed job again', async () => {
      done.length = 0;
      failures = 1;
      await runner.queue.send(database.db, 'stumble', { of: 'second try' });
      await expect(runner.drain()).rejects.toThrow('stumbled');
      const afterDraining = async () => {
        await runner.drain();
        return done;
      };
      await expect.poll(afterDraining, { timeout: 10_000 }).toEqual([{ of: 'second try' }]);
    });

    it('continues after a restart', async () => {
      done.length = 0;
      await runner.queue.send(database.db, 'note', { of: 'before' });
      await runner.stop();
      runner = createJobRunner(database.jobStore);
      await runner.open(jobs);
      await runner.drain();
      expect(done).toEqual([{ of: 'before' }]);
    });

    it('runs many jobs without a pause, and retries each that fails', async () => {
      done.length = 0;
      failures = 3;
      const reports: unknown[] = [];
      const rush = Array.from({ length: 100 }, (_, of) => ({ of }));
      for (const data of rush) await runner.queue.send(database.db, 'stumble', data);
      await runner.work((error) => reports.push(error));
      await expect.poll(() => done.length, { timeout: 10_000 }).toBe(rush.length);
      expect(new Set(done.map((data) => JSON.stringify(data)))).toEqual(
        new Set(rush.map((data) => JSON.stringify(data))),
      );
      expect(reports).toHaveLength(3);
    });
  });
