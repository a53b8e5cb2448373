import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { aptInstall, canUseApt, findCommand } from './browser.ts';

function installed(env: NodeJS.ProcessEnv): string | undefined {
  const onPath = findCommand('initdb', env.PATH);
  return onPath ? dirname(onPath) : globSync('/usr/lib/postgresql/*/bin').sort().at(-1);
}

/** Finds PostgreSQL for the tests of the API and of the whole product. If there is none, installs Debian's where that is possible. */
export function provideTestDatabase(env: NodeJS.ProcessEnv): string {
  if (env.TEST_DATABASE_URL) return 'named by TEST_DATABASE_URL';
  const found = installed(env);
  if (found) return `from ${found}`;
  if (canUseApt(env)) {
    console.log('setup: installing PostgreSQL with apt');
    if (aptInstall(['postgresql'])) return `from ${installed(env)}`;
  }
  return 'NOT FOUND: everything is tested on PGlite only. Install PostgreSQL or set TEST_DATABASE_URL.';
}
