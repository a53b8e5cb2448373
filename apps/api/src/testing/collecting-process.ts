// A process that collects from this machine. Its times are short, so that the work of a killed process is soon free.
import { flushCompileCache } from 'node:module';
import { openPostgres } from '../database/database.ts';
import { startCollecting } from '../modules/collecting/collectors/collect-due.ts';
import { collectingOn } from './collecting.ts';

// When the test ends, however it ends, so does this process.
process.stdin.once('close', () => process.exit()).resume();
// A process that is killed would not store what it has compiled.
flushCompileCache();

const { db } = openPostgres(process.argv[2] ?? '', 6);
const { fetching } = collectingOn(db);
startCollecting({
  ...collectingOn(db, { now: () => new Date() }),
  fetching: { ...fetching, times: { ...fetching.times, holdMs: 600 } },
  heartbeatMs: 200,
  silentMs: 1_000,
  onRun: ({ state }) => console.log(state),
  onError: (error) => console.error(error),
});
