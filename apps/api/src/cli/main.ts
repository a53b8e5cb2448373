// The operator's commands, on the database that the environment names.
import { userInfo } from 'node:os';
import { DataFolderInUse } from '../database/data-folder-lock.ts';
import { openEmbedded, openPostgres } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { parseEnvironment } from '../settings/environment.ts';
import { createLateOutbox } from './outbox.ts';
import { askServer } from './remote/ask-server.ts';
import { type Caller, type OpenAccess, runCommand, type Terminal } from './run.ts';

const now = () => new Date();

const terminal: Terminal = { say: (line) => console.log(line), complain: (line) => console.error(line) };

/** In a container the user may have a number and no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

function createCaller(): Caller {
  return {
    args: process.argv.slice(2),
    folder: process.cwd(),
    operator: process.env.AWAJ_OPERATOR || userName(),
    // Without a setting the website is on this machine, and a link to it helps nobody else.
    webUrl: process.env.WEB_URL?.replace(/\/+$/, '') || null,
  };
}

function untilStopped(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort());
  return stopping.signal;
}

const open: OpenAccess = async (work) => {
  const { databaseUrl, dataFolder, providers, addresses, asksThisMachine } = parseEnvironment(process.env);
  const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataFolder);
  const outbox = createLateOutbox({ database, now, providers, webUrl: addresses.web });
  try {
    await migrate(database.db);
    await work({ db: database.db, now, openOutbox: outbox.open, asksThisMachine, untilStopped });
  } finally {
    await outbox.close();
    await database.close();
  }
};

/** A server that has the embedded database runs the command itself. */
const openOrAsk =
  (caller: Caller, answer: (exitCode: number) => void): OpenAccess =>
  async (work) => {
    try {
      await open(work);
    } catch (error) {
      const exitCode = error instanceof DataFolderInUse ? await askServer(error.folder, caller, terminal) : null;
      if (exitCode === null) throw error;
      answer(exitCode);
    }
  };

const caller = createCaller();
let answered: number | null = null;
const exitCode = await runCommand(
  caller,
  terminal,
  openOrAsk(caller, (code) => {
    answered = code;
  }),
);
process.exitCode = answered ?? exitCode;
