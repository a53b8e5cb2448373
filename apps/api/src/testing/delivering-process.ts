// A process that only delivers messages and may be killed at any moment. Tests set the clock of its machine wrong, or let
// it act as if it was later.
import { flushCompileCache } from 'node:module';
import { startClock } from '../database/clock.ts';
import { openPostgres } from '../database/database.ts';
import { createWorkers } from '../jobs/workers.ts';
import { createMessageBacklog } from '../modules/notifications/delivery/delivery.ts';
import { createMessageSweep } from '../modules/notifications/delivery/message-sweep.ts';
import { createServices } from '../services.ts';
import type { DeliveringTime } from './delivering.ts';
import { addresses, providersAt } from './providers.ts';

const [databaseUrl = '', url = '', smtpUrl = ''] = process.argv.slice(2);
const sweepEveryMs = 1_000;

let time: DeliveringTime = { wrongByMs: 0, laterMs: 0 };
process.on('message', (change: Partial<DeliveringTime>) => {
  time = { ...time, ...change };
});
// When the test ends, however it ends, so does this process.
process.once('disconnect', () => process.exit());
// A process that is killed would not store what it has compiled.
flushCompileCache();
/** Errors while a test restarts the database. */
const isAway = /ECONN|ENOENT|EPIPE|terminat|the database system/;
const report = (error: unknown) => {
  if (!isAway.test(String(error))) console.error(String(error));
};

const { db, reads } = openPostgres(databaseUrl);
const clock = await startClock(db, { machine: () => Date.now() + time.wrongByMs });
const now = () => new Date(clock.now().getTime() + time.laterMs);
const queue = { send: async () => {} };
const services = createServices({ db, reads, now, queue, providers: providersAt({ url, smtpUrl }), addresses });
const sweep = createMessageSweep(services);
createWorkers([createMessageBacklog(services)]).start(report);
setInterval(() => void sweep.run({}).catch(report), sweepEveryMs);
process.send?.('delivering');
