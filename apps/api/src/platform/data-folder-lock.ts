import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError } from './environment-error.ts';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Only one process can create a file that is not there. */
function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function ownerOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * Of several that find the lock of a dead process, one may remove it: whoever creates this second file. The others
 * could otherwise remove the lock that the first has just made.
 */
function takeOver(file: string): boolean {
  const turn = `${file}.takeover`;
  if (!create(turn)) return false;
  try {
    const owner = ownerOf(file);
    if (owner !== null && isAlive(owner)) return false;
    rmSync(file, { force: true });
    return create(file);
  } finally {
    rmSync(turn, { force: true });
  }
}

/**
 * Two processes on one folder of PGlite lose each other's rows without an error, so the second is turned away.
 * The lock of a process that is gone is taken over. Answers with the way to give the folder back.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'awaj.lock');
  if (!create(file)) {
    const owner = ownerOf(file);
    const isFree = owner === null || !isAlive(owner);
    if (!isFree || !takeOver(file))
      throw new EnvironmentError(
        `The database in ${folder} is in use by process ${owner}. Stop that one first, or set AWAJ_DATA_DIR to another ` +
          `folder. If no such process is Awaj's, remove ${file}.`,
      );
  }
  return () => rmSync(file, { force: true });
}
