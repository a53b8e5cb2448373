import { globSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preview } from 'vite';
import type { PerPackage } from './release.ts';
import { type Place, run } from './run.ts';

/** The text of each file by its path. */
export type Files = Record<string, string>;

const own = join(import.meta.dirname, '..');

/** Asks for what this workspace has, so that the registry has it too; a package of ours in the version released. */
async function wishes(versions: PerPackage): Promise<Record<string, string>> {
  const { dependencies } = JSON.parse(await readFile(join(own, 'package.json'), 'utf8'));
  const wished = Object.keys(dependencies).map(async (name) => {
    if (name in versions) return [name, `^${versions[name as keyof PerPackage]}`];
    const installed = await readFile(join(own, 'node_modules', name, 'package.json'), 'utf8');
    return [name, `^${JSON.parse(installed).version}`];
  });
  return Object.fromEntries(await Promise.all(wished));
}

/** An app of its own: no workspace above it, no link into this repository. */
export async function createOutsideApp(place: Place, versions: PerPackage): Promise<void> {
  await cp(join(own, 'app'), place.cwd, { recursive: true });
  const manifest = { name: 'outside', private: true, type: 'module', dependencies: await wishes(versions) };
  await writeFile(join(place.cwd, 'package.json'), JSON.stringify(manifest));
  await run(place, 'pnpm', 'install');
}

/** Builds one page, and gives what was built. */
export async function buildPage(place: Place, page: string, ...options: string[]): Promise<Files> {
  const root = join('pages', page);
  await run(place, 'pnpm', 'exec', 'vite', 'build', root, '--config', 'vite.config.ts', ...options);
  const dist = join(place.cwd, root, 'dist');
  const files = globSync('**/*.{html,js,css,map}', { cwd: dist }).sort();
  const texts = files.map(async (file) => [file, await readFile(join(dist, file), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}

export async function servePage(place: Place, page: string): Promise<AsyncDisposable & { url: string }> {
  const server = await preview({
    root: join(place.cwd, 'pages', page),
    configFile: join(place.cwd, 'vite.config.ts'),
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The page has no address.');
  return { url, [Symbol.asyncDispose]: () => server.close() };
}
