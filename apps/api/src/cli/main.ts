// The operator's commands, on the database that the environment names.
import { userInfo } from 'node:os';
import { openEmbedded, openPostgres } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { parseEnvironment } from '../settings/environment.ts';
import { createLateOutbox } from './outbox.ts';
import { type Caller, type OpenAccess, runCommand, type Terminal } from './run.ts';

const now = () => new Date();

const terminal: Terminal = { say: (line) => console.log(line), complain: (line) => console.error(line) };

function createCaller(): Caller {
  return {
    args: process.argv.slice(2),
    folder: process.cwd(),
    operator: process.env.AWAJ_OPERATOR || userInfo().username,
    // A link to this machine, which is where the website is when nothing is set, helps nobody it is sent to.
    webUrl: process.env.WEB_URL?.replace(/\/+$/, '') || null,
  };
}

const open: OpenAccess = async (work) => {
  const { databaseUrl, dataFolder, providers } = parseEnvironment(process.env);
  const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataFolder);
  const outbox = createLateOutbox({ database, now, providers });
  try {
    await migrate(database.db);
    await work({ db: database.db, now, openOutbox: outbox.open });
  } finally {
    await outbox.close();
    await database.close();
  }
};

process.exitCode = await runCommand(createCaller(), terminal, open);
