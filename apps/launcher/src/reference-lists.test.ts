import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bringReferenceLists } from './reference-lists.ts';
import { stackEnvironment } from './stack.ts';

const longestMs = 240_000;

it(
  'setup brings the lists once into an empty database, and says how to add tenders',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'awaj-lists-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const env = stackEnvironment({ ...process.env, AWAJ_DATABASE: 'embedded', AWAJ_DATA_DIR: folder });
    const first = bringReferenceLists(env);
    expect(first).toContain('Languages: 4 added.');
    expect(first.at(-1)).toContain('pnpm api import --help');
    expect(bringReferenceLists(env)[0]).toBe('Everything is already there.');
  },
  longestMs,
);

it(
  'setup says why it failed',
  () => {
    const env = stackEnvironment({ ...process.env, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nowhere' });
    expect(() => bringReferenceLists(env)).toThrow(/Adding the lists failed:\n.+/);
  },
  longestMs,
);
