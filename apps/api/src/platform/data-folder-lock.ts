import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError } from './environment.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function createLock(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Two processes on one folder of PGlite lose each other's rows without an error, so the second is turned away.
 * The lock of a process that is gone is taken over. Answers with the way to give the folder back.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'awaj.lock');
  if (!createLock(file)) {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner !== process.pid && isAlive(owner))
      throw new EnvironmentError(
        `The database in ${folder} is in use by process ${owner}. Stop that one first, or set AWAJ_DATA_DIR.`,
      );
    rmSync(file);
    if (!createLock(file)) throw new EnvironmentError(`Another process has just taken the database in ${folder}.`);
  }
  return () => rmSync(file, { force: true });
}
