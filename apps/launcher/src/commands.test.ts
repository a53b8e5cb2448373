import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './stack.ts';

const longestMs = 60_000;

function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'awaj-commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it(
  'a refusal of a command is the last line that is printed',
  () => {
    const { status, stderr, stdout } = spawnSync('pnpm', ['api', 'nonsense'], { cwd: root, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain("error: unknown command 'nonsense'");
    expect(stderr + stdout).not.toMatch(/ELIFECYCLE|ERR_PNPM/);
  },
  longestMs,
);

it(
  'a missing toolchain without a network is reported as such',
  () => {
    const folder = scratchFolder();
    const bootstrap = join(folder, 'apps', 'launcher', 'bootstrap.mjs');
    mkdirSync(join(folder, 'apps', 'launcher'), { recursive: true });
    copyFileSync(join(root, 'apps', 'launcher', 'bootstrap.mjs'), bootstrap);
    const manifest = { engines: { node: '>=999.0.0' }, toolchain: { node: '999.0.0' }, packageManager: 'pnpm@999.0.0' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    // Nothing listens there, and npm would retry for minutes.
    writeFileSync(join(folder, '.npmrc'), 'registry=http://127.0.0.1:9\nfetch-retries=0\n');
    const env = { PATH: process.env.PATH, HOME: folder, XDG_CACHE_HOME: folder };
    const { status, stderr } = spawnSync(process.execPath, [bootstrap, 'x.ts'], { env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('setup: the npm registry cannot be reached. The first start needs a network');
    expect(stderr).toMatch(/"npm pack .*failed:\n {2}npm error/);
  },
  longestMs,
);
