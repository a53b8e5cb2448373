// The operator's commands, on the database that the environment names.
import { userInfo } from 'node:os';
import { DataFolderInUse } from '../database/data-folder-lock.ts';
import { openEmbedded, openPostgres } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { parseEnvironment } from '../settings/environment.ts';
import { openTerminal } from './open-terminal.ts';
import { createCommandOutbox } from './outbox.ts';
import { askServer } from './remote/ask-server.ts';
import { reviewAtTerminal } from './review-terminal.ts';
import { type Caller, isClosedPipe, type OpenAccess, runCommand, type Terminal } from './run.ts';

const now = () => new Date();

// A command that changes something goes on without its output.
process.stdout.on('error', (error) => {
  if (!isClosedPipe(error)) throw error;
});

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
    // Without WEB_URL the website runs on this machine only, and a link to it is useless elsewhere.
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
  const { db } = database;
  const messages = createCommandOutbox({ db, now, providers, webUrl: addresses.web });
  try {
    await migrate(db);
    await work({ db, now, messages, asksThisMachine, untilStopped });
  } finally {
    await database.close();
  }
};

/** Opens the database. If a server holds the embedded database, that server runs the command. */
const openOrAsk =
  (caller: Caller, told: Terminal, answer: (exitCode: number) => void): OpenAccess =>
  async (work) => {
    try {
      await open(work);
    } catch (error) {
      const exitCode = error instanceof DataFolderInUse ? await askServer(error.folder, caller, told) : null;
      if (exitCode === null) throw error;
      answer(exitCode);
    }
  };

async function runAs(caller: Caller, told: Terminal): Promise<number> {
  let answered: number | null = null;
  const exitCode = await runCommand(
    caller,
    told,
    openOrAsk(caller, told, (code) => {
      answered = code;
    }),
  );
  return answered ?? exitCode;
}

const caller = createCaller();

/** Runs each decision as a command of its own, so that it also works when a server holds the database. */
async function review(): Promise<number> {
  const complain = (line: string) => terminal.complain(line);
  await reviewAtTerminal({
    ...openTerminal(),
    async run(...args) {
      const said: string[] = [];
      const exitCode = await runAs({ ...caller, args }, { say: (line) => void said.push(line), complain });
      return exitCode === 0 ? said : null;
    },
  });
  return 0;
}

const isAtTerminal = process.stdin.isTTY && process.stdout.isTTY;
const isReview = caller.args.length === 1 && caller.args[0] === 'review';
process.exitCode = isReview && isAtTerminal ? await review() : await runAs(caller, terminal);
