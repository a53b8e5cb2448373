// Breaks the code in its most important places, one at a time, and checks that tests fail:
// pnpm bench seeded-faults
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { faultVariable, seededFaults } from '@awaj/api/testing/seeded-fault';
import { printTable, type Row } from '../table.ts';

const root = join(import.meta.dirname, '..', '..', '..', 'api');

function run(tests: readonly string[], fault: string): boolean {
  const { status } = spawnSync('pnpm', ['exec', 'vitest', 'run', ...tests], {
    cwd: root,
    env: { ...process.env, [faultVariable]: fault },
    stdio: 'ignore',
  });
  return status === 0;
}

const rows: Row[] = [];
for (const [name, { tests }] of Object.entries(seededFaults)) {
  const isNoticed = run(tests, '') && !run(tests, name);
  const outcome = isNoticed ? 'noticed' : 'NOT NOTICED';
  console.error(`${name}: ${outcome}`);
  rows.push([name, tests.join(' '), outcome]);
  if (!isNoticed) process.exitCode = 1;
}
printTable(['switched off', 'tests', ''], rows);
