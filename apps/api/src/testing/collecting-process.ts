// A process that collects from this machine, with short times so that what a killed one leaves is free soon.
import { openPostgres } from '../database/database.ts';
import { startCollecting } from '../modules/collecting/collectors/collect-due.ts';
import { collectingOn } from './collecting.ts';

const { db } = openPostgres(process.argv[2] ?? '', 6);
const { fetching } = collectingOn(db);
startCollecting({
  ...collectingOn(db, { now: () => new Date() }),
  fetching: { ...fetching, times: { ...fetching.times, holdMs: 600 } },
  heartbeatMs: 200,
  silentMs: 1_000,
  tellRun: ({ state }) => console.log(state),
  tellError: (error) => console.error(error),
});
