// How well and how fast notices are matched while they are published: which pairs become one tender, and how long it
// takes with many stored notices: pnpm measure publishing [stored notices] [share of the pairs] [seed]
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { openPostgres } from '@awaj/api/database/database';
import { makePairs } from '@awaj/api/testing/notice-pairs/make-pairs';
import { measurePublishing, multiplyNotices, publishPairs } from '@awaj/api/testing/notice-pairs/measure-publishing';
import { startCluster } from '@awaj/api/testing/postgres-cluster';
import { printTable, verdict } from '../table.ts';

const [stored = '1000000', scale = '1', seed = 'pairs'] = process.argv.slice(2);
const times = (count: number): number => Math.round(count * Number(scale));
const command = createRequire(import.meta.url).resolve('@awaj/api/cli/main');

const cluster = await startCluster();
if (!cluster) throw new Error('No PostgreSQL is installed.');
const { db, close } = openPostgres(cluster.url);
try {
  const env = { ...process.env, DATABASE_URL: cluster.url };
  if (spawnSync(process.execPath, [command, 'setup'], { env }).status !== 0) throw new Error('There is no setup.');

  const counts = { hard: times(2_000), words: times(1_000), language: times(1_000), extension: times(500) };
  const { wrong, counts: found, notices, refused, seconds } = await publishPairs(db, makePairs(counts, seed));
  console.log(`Wrong merges: ${wrong.length} of ${found.get('hard')?.pairs ?? 0} hard pairs.`);
  for (const { sort, one, other } of wrong) console.log(`\n${sort}\n${one.text}\n--\n${other.text}`);
  console.log(`${notices} notices, of which ${refused} made none; ${(notices / seconds).toFixed(0)} a second.\n`);
  const wanted: Readonly<Record<string, number>> = { words: 0.9, language: 0.8 };
  const rows = [...found]
    .filter(([kind]) => kind !== 'hard')
    .map(([kind, { pairs, joined }]) => {
      const least = wanted[kind];
      const share = joined / pairs;
      return [kind, pairs, joined, `${(100 * share).toFixed(1)} %`, least === undefined ? '' : verdict(share >= least)];
    });
  printTable(['Published as one tender', 'pairs', 'found', 'recall', ''], rows);

  const began = performance.now();
  await multiplyNotices(db, Number(stored));
  console.log(`\n${stored} notices stored in ${((performance.now() - began) / 1_000).toFixed(0)} s.\n`);
  const later = makePairs({ hard: 500, words: 0, language: 0, extension: 0 }, `${seed} later`);
  const figures = await measurePublishing(
    db,
    later.flatMap(({ one, other }) => [one, other]),
  );
  const aNotice = (1_000 * figures.matchingSeconds) / figures.notices;
  const aSecond = figures.notices / figures.seconds;
  const stillStored = figures.notices / (figures.seconds - figures.matchingSeconds);
  printTable(
    [`With ${stored} notices stored`, 'Target', 'Measured', ''],
    [
      ['finding the tender, ms a notice', '≤ 12', aNotice, verdict(aNotice <= 12)],
      ['read, matched and stored, a second', '≥ 80', aSecond, verdict(aSecond >= 80)],
      ['read and stored, a second, without the time of matching', '≥ 500', stillStored, verdict(stillStored >= 500)],
    ],
  );
} finally {
  await close();
  await cluster.stop();
}
