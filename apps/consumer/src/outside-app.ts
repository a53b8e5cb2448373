import { globSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preview } from 'vite';
import type { PerPackage } from './release.ts';
import { type Place, run } from './run.ts';

/** The text of each file by its path. */
export type Files = Record<string, string>;

const own = join(import.meta.dirname, '..');

/** The dependencies of each outside app by its folder, under the names of this workspace's installed packages. */
const needs = {
  /** An app with a bundler and the newest React. */
  app: [
    '@awaj/api-client',
    '@awaj/domain',
    '@awaj/i18n',
    '@awaj/ui',
    '@types/react',
    '@types/react-dom',
    'react',
    'react-dom',
    'typescript',
    'vite',
  ],
  /** An app with server components and the oldest React that the components support. */
  next: ['@awaj/i18n', '@awaj/ui', 'next', 'react-lowest', 'react-dom-lowest'],
} as const;

/** The version that this workspace has, which is also in the registry; for our own packages the released version. */
async function wish(key: string, versions: PerPackage): Promise<[name: string, version: string]> {
  if (key in versions) return [key, `^${versions[key as keyof PerPackage]}`];
  const installed = await readFile(join(own, 'node_modules', key, 'package.json'), 'utf8');
  const { name, version } = JSON.parse(installed);
  return [name, version];
}

/** An independent app: no workspace above it, no link into this repository. */
export async function createOutsideApp(place: Place, template: keyof typeof needs, versions: PerPackage) {
  await cp(join(own, template), place.cwd, { recursive: true });
  const dependencies = Object.fromEntries(await Promise.all(needs[template].map((key) => wish(key, versions))));
  const manifest = { name: 'outside', private: true, type: 'module', dependencies };
  await writeFile(join(place.cwd, 'package.json'), JSON.stringify(manifest));
  await run(place, 'pnpm', 'install');
}

/** Builds one page and returns the result. */
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
