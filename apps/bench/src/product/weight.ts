import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** As a server sends a file that it has compressed beforehand. */
export const brotli = (content: Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

/** Fonts and pictures are compressed in themselves. */
const isCompressed = (path: string): boolean => /\.(?:woff2|webp|png|jpg)$/.test(path);

export const weigh = (path: string): number => {
  const content = readFileSync(path);
  return isCompressed(path) ? content.length : brotli(content);
};

export type Floor = 'web' | 'mini';

/** Builds the empty app and weighs all its scripts: every one of them is needed by its only page. */
export function weighFloor(floor: Floor): number {
  const bench = join(import.meta.dirname, '..', '..');
  const folder = join(bench, 'floor', floor);
  execFileSync(join(bench, 'node_modules', '.bin', 'react-router'), ['build'], { cwd: folder, stdio: 'ignore' });
  const assets = join(folder, 'build', 'client', 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return scripts.reduce((sum, name) => sum + weigh(join(assets, name)), 0);
}
