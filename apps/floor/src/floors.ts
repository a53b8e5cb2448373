import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { weigh } from './weight.ts';

export type Floor = 'web' | 'mini';

/** Builds the empty app and weighs all its scripts: every one of them is needed by its only page. */
export function weighFloor(floor: Floor): number {
  const folder = join(import.meta.dirname, '..', floor);
  execFileSync(join(folder, '..', 'node_modules', '.bin', 'react-router'), ['build'], { cwd: folder, stdio: 'ignore' });
  const assets = join(folder, 'build', 'client', 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return scripts.reduce((sum, name) => sum + weigh(join(assets, name)), 0);
}
