import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Place, run } from './run.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
const changesets = join('node_modules', '@changesets', 'cli');

const packages = ['@awaj/api-client', '@awaj/domain', '@awaj/i18n', '@awaj/ui'] as const;
export type PerPackage = Record<(typeof packages)[number], string>;
export type Bumps = Record<(typeof packages)[number], 'patch' | 'minor'>;

const folderOf = (name: string): string => name.replace('@awaj', 'packages');

/** A copy of what a release needs from the repository, with its own git history. */
export async function copyRepository(place: Place): Promise<void> {
  const copy = (path: string) => cp(join(repository, path), join(place.cwd, path), { recursive: true });
  await Promise.all(
    ['package.json', 'pnpm-workspace.yaml', 'LICENSE', join('.changeset', 'config.json')]
      .map(copy)
      .concat(
        packages.flatMap((name) =>
          ['package.json', 'README.md', 'dist'].map((path) => copy(join(folderOf(name), path))),
        ),
      ),
  );
  await mkdir(join(place.cwd, 'node_modules', '@changesets'), { recursive: true });
  await symlink(join(repository, changesets), join(place.cwd, changesets));
  await writeFile(join(place.cwd, '.gitignore'), 'node_modules\ndist\n');
  await run(place, 'git', 'init', '--quiet', '--initial-branch=main');
  await commit(place);
}

async function commit(place: Place): Promise<void> {
  await run(place, 'git', 'add', '.');
  const author = ['-c', 'user.name=Release', '-c', 'user.email=release@example.et', '-c', 'commit.gpgsign=false'];
  await run(place, 'git', ...author, 'commit', '--quiet', '--message', 'Release');
}

/** The file that describes a change for a release. `changeset` would ask for it interactively. */
export async function writeChangeset(place: Place, bumps: Bumps, text: string): Promise<void> {
  const lines = Object.entries(bumps).map(([name, bump]) => `'${name}': ${bump}`);
  await writeFile(join(place.cwd, '.changeset', 'a-change.md'), ['---', ...lines, '---', '', text, ''].join('\n'));
}

export const changeset = (place: Place, command: 'version' | 'publish'): Promise<string> =>
  run(place, process.execPath, join(repository, changesets, 'bin.js'), command);

export async function readPackages(place: Place, file: 'package.json' | 'CHANGELOG.md'): Promise<PerPackage> {
  const read = async (name: string) => [name, await readFile(join(place.cwd, folderOf(name), file), 'utf8')];
  return Object.fromEntries(await Promise.all(packages.map(read)));
}
