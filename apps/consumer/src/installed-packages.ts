import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { create } from 'tar';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

interface InstalledPackage {
  folder: string;
  manifest: Manifest;
}

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

/** Searches like Node.js: in the folder's own node_modules, then in those above. */
function findPackage(name: string, from: string): string | undefined {
  const path = join(from, 'node_modules', name);
  if (existsSync(path)) return realpathSync(path);
  return dirname(from) === from ? undefined : findPackage(name, dirname(from));
}

/**
 * All dependencies of the package in a folder, as installed in this repository, without the repository's own packages.
 */
export async function findInstalled(folder: string, found = new Map<string, InstalledPackage>()) {
  const {
    dependencies,
    optionalDependencies,
    peerDependencies = {},
    peerDependenciesMeta,
  } = await readManifest(folder);
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
    const dependency = findPackage(name, folder);
    if (!dependency || found.has(dependency)) continue;
    found.set(dependency, { folder: dependency, manifest: await readManifest(dependency) });
    await findInstalled(dependency, found);
  }
  return [...found.values()].filter((each) => each.folder.split(sep).includes('node_modules'));
}

/**
 * In pnpm's store, equal files are hard links. In an archive each is a file of its own, because clients ignore links.
 */
class NoLinks extends Map<`${number}:${number}`, string> {
  override get(): undefined {}
}

function pack(cwd: string): Buffer {
  const filter = (path: string) => !path.startsWith('./node_modules');
  const options = { cwd, filter, prefix: 'package', gzip: { level: 1 }, portable: true, linkCache: new NoLinks() };
  const bytes = create({ ...options, sync: true }, ['.']).read();
  if (!bytes) throw new Error(`${cwd} made an empty archive.`);
  return bytes;
}

/** Publishes an installed package to a registry, byte by byte as it is installed here. */
export async function putIntoRegistry({ folder, manifest }: InstalledPackage, url: string): Promise<void> {
  const { name, version } = manifest;
  const archive = pack(folder);
  const file = `${name}-${version}.tgz`;
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  const shasum = createHash('sha1').update(archive).digest('hex');
  const dist = { integrity, shasum, tarball: `${url}/${name}/-/${file}` };
  const attachment = {
    content_type: 'application/octet-stream',
    data: archive.toString('base64'),
    length: archive.length,
  };
  const answer = await fetch(`${url}/${name.replace('/', '%2f')}`, {
    method: 'PUT',
    // A new connection, because the registry may close an idle one at the moment it is used again.
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({
      _id: name,
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } },
      _attachments: { [file]: attachment },
    }),
  });
  if (!answer.ok) throw new Error(`The registry refused ${name}@${version}: ${answer.status} ${await answer.text()}`);
}
