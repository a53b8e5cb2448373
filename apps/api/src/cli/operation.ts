import type { Command } from 'commander';
import type { Database } from '../database/database.ts';
import { isId } from '../http/ids.ts';
import type { Outbox } from '../modules/notifications/notification.ts';

/** What a command works with. */
export interface Operation {
  db: Database;
  now: () => Date;
  /** Who does it. */
  operator: string;
  /** Where the website is, if that is set. */
  webUrl: string | null;
  say(line: string): void;
  /** What the command exits with, for one that has done what it could and not all of it. */
  endWith(exitCode: number): void;
  /** A file as the caller named it: the command may run in another process, with another folder. */
  pathOf(file: string): string;
  /** For what is written to people. A server delivers it. */
  messages: Outbox;
  /** Whether collectors may ask servers of this machine. */
  asksThisMachine: boolean;
  /** Tells when whoever typed the command ends it; null where it runs in a server, for somebody else. */
  untilStopped: (() => AbortSignal) | null;
  /** Remembers who did what, with the change itself. */
  record(db: Database, command: string, details: object): Promise<void>;
}

/** What a command gets that needs no database. */
export type Surroundings = Pick<Operation, 'say' | 'pathOf'>;

/** Gives a command the database it works on, and closes it afterwards. */
export type WithDatabase = (work: (operation: Operation) => Promise<void>) => Promise<void>;

/** A mistake in what was typed: shown as its sentence. */
export class UsageError extends Error {}

/** Ends a trial run: everything is done, looked at and taken back. */
class TrialOver extends Error {}

export const withDryRun = (command: Command): Command =>
  command.option('--dry-run', 'do it all, show what came of it, and take it back');

export const withJson = (command: Command): Command => command.option('--json', 'print it as JSON');

/** Changes something, or with `--dry-run` finds out what the change would be and leaves no trace of it. */
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

/** For a command that prints a link: it has to lead to the website that people use. */
export function requireWebUrl({ webUrl }: Operation): string {
  if (webUrl !== null) return webUrl;
  throw new UsageError('Set WEB_URL to the address of the website: this command prints a link to it.');
}

export function idOf(text: string): number {
  const id = Number(text);
  if (isId(id)) return id;
  throw new UsageError(`"${text}" is not an id.`);
}
