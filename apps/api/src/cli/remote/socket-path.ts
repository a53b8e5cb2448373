import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the operating systems have room for, less the end of the text. */
const longestPath = 103;
const othersMay = 0o077;

/** Ours alone: a folder for everybody is where somebody else could have put it before us. */
function isOurs(folder: string, uid: number): boolean {
  const found = lstatSync(folder);
  return found.isDirectory() && found.uid === uid && (found.mode & othersMay) === 0;
}

/**
 * Where a server takes the commands of operators: in the folder of its data, or where that lies too deep, under a name
 * made of it in a folder of this user's. Null where there is no such place, as on Windows.
 */
export function socketPathOf(dataFolder: string): string | null {
  if (process.platform === 'win32') return null;
  const folder = realpathSync(dataFolder);
  const path = join(folder, 'awaj.sock');
  if (Buffer.byteLength(path) <= longestPath) return path;
  const uid = process.getuid?.() ?? 0;
  const ours = join(tmpdir(), `awaj-${uid}`);
  mkdirSync(ours, { recursive: true, mode: 0o700 });
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  const short = join(ours, `${name}.sock`);
  return isOurs(ours, uid) && Buffer.byteLength(short) <= longestPath ? short : null;
}
