import type { Command } from 'commander';
import type { Database } from '../database/database.ts';
import { isId } from '../http/ids.ts';
import type { Outbox } from '../modules/notifications/notification.ts';

/** The context of a command. */
export interface Operation {
  db: Database;
  now: () => Date;
  /** The name of the person who runs the command. */
  operator: string;
  /** The address of the website, if it is set. */
  webUrl: string | null;
  say(line: string): void;
  /** Sets the exit code for a command that did only a part of its work. */
  endWith(exitCode: number): void;
  /** Resolves a file name in the folder of the caller. The command may run in another process with another folder. */
  pathOf(file: string): string;
  /** The outbox for messages to users. A server delivers them. */
  messages: Outbox;
  /** Whether collectors may fetch from this machine. */
  asksThisMachine: boolean;
  /**
   * Returns a signal that aborts when the operator stops the command. Null in a server, where the command runs for
   * somebody else.
   */
  untilStopped: (() => AbortSignal) | null;
  /** Writes to the audit who did what, in the transaction of the change. */
  record(db: Database, command: string, details: object): Promise<void>;
}

/** The context of a command that needs no database. */
export type CommandContext = Pick<Operation, 'say' | 'pathOf'>;

/** Opens the database for a command and closes it afterwards. */
export type WithDatabase = (work: (operation: Operation) => Promise<void>) => Promise<void>;

/** A mistake in the arguments. Only its message is shown. */
export class UsageError extends Error {}

/** Rolls back the transaction of a dry run after everything was done and shown. */
class TrialOver extends Error {}

export const withDryRun = (command: Command): Command =>
  command.option('--dry-run', 'do everything, show the result, and undo it');

export const withJson = (command: Command): Command => command.option('--json', 'print it as JSON');

/** Changes something in a transaction. With `--dry-run` it shows the change and rolls it back. */
export async function change(
  { db, say }: Operation,
  { dryRun, json }: { dryRun?: boolean; json?: boolean },
  work: (trx: Database) => Promise<void>,
): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      await work(trx);
      if (dryRun) throw new TrialOver();
    });
  } catch (error) {
    if (!(error instanceof TrialOver)) throw error;
    if (!json) say('This was a dry run: nothing has changed.');
  }
}

/** Returns the address of the website for a command that prints a link. Fails when it is not set. */
export function requireWebUrl({ webUrl }: Operation): string {
  if (webUrl !== null) return webUrl;
  throw new UsageError('Set WEB_URL to the address of the website: this command prints a link to it.');
}

export function idOf(text: string): number {
  const id = Number(text);
  if (isId(id)) return id;
  throw new UsageError(`"${text}" is not an id.`);
}
