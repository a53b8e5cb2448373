import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { SetupError } from './ports.ts';
import { root } from './stack.ts';

/** Loads the lists that every installation needs into the database of the environment; returns what was loaded. */
export function bringReferenceLists(env: NodeJS.ProcessEnv): string[] {
  const setup = spawnSync('node', ['src/cli/main.ts', 'setup'], {
    cwd: join(root, 'apps', 'api'),
    env,
    encoding: 'utf8',
  });
  if (setup.status !== 0) throw new SetupError(`Adding the lists failed:\n${setup.stderr.trim()}`);
  return setup.stdout.trim().split('\n');
}
