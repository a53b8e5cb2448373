import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The longest socket path on macOS is 103 bytes, on Linux 107. */
const longestPath = 103;
const othersMay = 0o077;

/** Checks that only this user can use the folder. In a shared folder somebody else could have created it first. */
function isOurs(folder: string, uid: number): boolean {
  const found = lstatSync(folder);
  return found.isDirectory() && found.uid === uid && (found.mode & othersMay) === 0;
}

/**
 * The socket on which a server takes the operator's commands. It lies in the data folder. If that path is too long, it
 * lies in a private temporary folder under a name made from it. Null where there is none, as on Windows.
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
