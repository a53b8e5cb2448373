// Packs the package in the current folder as it would be published, and checks the archive: are all its entries
// there, and do TypeScript and Node.js agree on what they find?
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const ownCommands = join(import.meta.dirname, '..', 'node_modules', '.bin');
const env = { ...process.env, PATH: ownCommands + delimiter + process.env.PATH };

/** Prints only problems, because the tables of these tools are long. */
function run(command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8' });
  if (status === 0) return;
  console.error(`${command} found problems:\n${stdout}${stderr}`);
  process.exitCode = 1;
}

const folder = mkdtempSync(join(tmpdir(), 'awaj-package-'));
try {
  run('pnpm', 'pack', '--silent', '--pack-destination', folder);
  const archive = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (!archive) throw new Error('pnpm pack made no archive; see its message above.');
  const path = join(folder, archive);
  run('publint', 'run', path, '--strict');
  run('attw', path, '--profile', 'esm-only', '--no-emoji', '--exclude-entrypoints', 'styles.css');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
