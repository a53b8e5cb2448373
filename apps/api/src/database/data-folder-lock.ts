import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EnvironmentError } from '../settings/startup-error.ts';

/** Another process has the data folder. */
export class DataFolderInUse extends EnvironmentError {
  readonly folder: string;

  constructor(folder: string, owner: string) {
    super(
      `The database in ${folder} is in use by process ${owner}. Stop it first, or set AWAJ_DATA_DIR to ` +
        'another folder.',
    );
    this.folder = folder;
  }
}

const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === 5;

/** Kept here, because a garbage-collected connection releases its lock. */
const held = new Set<DatabaseSync>();

/**
 * Node.js has no file locks, but SQLite does: a lock ends with its process, however it ends, and does not depend on the
 * process id. Nothing is written into the file.
 */
function hold(file: string): DatabaseSync | null {
  const database = new DatabaseSync(file);
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (isBusy(error)) return null;
    throw error;
  }
  held.add(database);
  return database;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '(just started)';
  }
}

/**
 * Two processes on one PGlite folder would lose each other's rows without an error, so the second one is refused.
 * Returns a function that releases the folder.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const owner = join(folder, 'awaj.lock');
  const lock = hold(`${owner}.db`);
  if (lock === null) throw new DataFolderInUse(folder, read(owner));
  writeFileSync(owner, String(process.pid));
  return () => {
    rmSync(owner, { force: true });
    held.delete(lock);
    if (lock.isOpen) lock.close();
  };
}
