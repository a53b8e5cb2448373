import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const servers = ['@awaj/api', '@awaj/web', '@awaj/mini'];
const run = promisify(execFile);

let out: string;
beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'awaj-prune-'));
  await run('pnpm', ['exec', 'turbo', 'prune', ...servers, '--out-dir', out], { cwd: root });
}, 120_000);
afterAll(() => rm(out, { recursive: true, force: true }));

test('the pruned copy for the servers has every file that its compiler settings extend', async () => {
  const settings = globSync('{apps,packages,openapi}/**/tsconfig.json', { cwd: out });
  expect(settings).toContain('apps/web/tsconfig.json');
  const missing: string[] = [];
  for (const file of settings) {
    const [, base] = /"extends": "([^"]+)"/.exec(await readFile(join(out, file), 'utf8')) ?? [];
    if (base && globSync(resolve(out, dirname(file), base)).length === 0) missing.push(`${file} extends ${base}`);
  }
  expect(missing).toEqual([]);
});

test('the pruned copy for the servers has neither end-to-end tests nor the sandbox', () => {
  expect(globSync('apps/*', { cwd: out }).sort()).toEqual(['apps/api', 'apps/launcher', 'apps/mini', 'apps/web']);
});
