import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Compresses a file as the build of an app does. */
export const brotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

/** Fonts and pictures are already compressed. */
const isCompressed = (path: string): boolean => /\.(?:woff2|webp|png|jpg)$/.test(path);

export const weigh = (path: string): number => {
  const content = readFileSync(path);
  return isCompressed(path) ? content.length : brotli(content).length;
};

export type Floor = 'web' | 'mini';

/** Builds the empty app; returns its folder. */
export function buildFloor(floor: Floor): string {
  const bench = join(import.meta.dirname, '..', '..');
  const folder = join(bench, 'floor', floor);
  execFileSync(join(bench, 'node_modules', '.bin', 'react-router'), ['build'], { cwd: folder, stdio: 'ignore' });
  return folder;
}

/** All its scripts, because its only page needs all of them. */
export function weighFloor(floor: Floor): number {
  const assets = join(buildFloor(floor), 'build', 'client', 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return scripts.reduce((sum, name) => sum + weigh(join(assets, name)), 0);
}
