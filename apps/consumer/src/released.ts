import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findInstalled, putIntoRegistry } from './installed-packages.ts';
import { startLocalRegistry } from './local-registry.ts';
import { createOutsideApp } from './outside-app.ts';
import { type Bumps, changeset, copyRepository, type PerPackage, readPackages, writeChangeset } from './release.ts';
import type { Place } from './run.ts';

export interface Released {
  before: PerPackage;
  after: PerPackage;
  changelogs: PerPackage;
  /** The releaser's copy of the repository. */
  repository: Place;
  /** An app that has installed what was released. */
  app: Place;
  /** Another one, on Next.js. */
  nextApp: Place;
}

async function readVersions(place: Place): Promise<PerPackage> {
  const manifests = Object.entries(await readPackages(place, 'package.json'));
  return Object.fromEntries(manifests.map(([name, text]) => [name, JSON.parse(text).version])) as PerPackage;
}

/** Releases the packages to a new registry and installs them in new apps. `stack` removes everything. */
export async function release(bumps: Bumps, text: string, stack: AsyncDisposableStack): Promise<Released> {
  const folder = await mkdtemp(join(tmpdir(), 'awaj-release-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const { url, env } = stack.use(await startLocalRegistry(folder));
  const repository = { cwd: join(folder, 'repository'), env };
  const app = { cwd: join(folder, 'app'), env };
  const nextApp = { cwd: join(folder, 'next'), env: { ...env, NEXT_TELEMETRY_DISABLED: '1' } };
  await mkdir(repository.cwd);

  await copyRepository(repository);
  const before = await readVersions(repository);
  await writeChangeset(repository, bumps, text);
  await changeset(repository, 'version');
  await changeset(repository, 'publish');
  const after = await readVersions(repository);

  for (const installed of await findInstalled(join(import.meta.dirname, '..'))) await putIntoRegistry(installed, url);
  await createOutsideApp(app, 'app', after);
  await createOutsideApp(nextApp, 'next', after);
  return { before, after, changelogs: await readPackages(repository, 'CHANGELOG.md'), repository, app, nextApp };
}
