import { hash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNext, writeEveryPage } from './next-app.ts';
import { buildPage, type Files, servePage } from './outside-app.ts';
import { launchBrowser, loadedFonts, lookOf, readNotices, readPage } from './reader.ts';
import { type Bumps, changeset } from './release.ts';
import { type Released, release } from './released.ts';
import { type Place, run } from './run.ts';

const bumps: Bumps = {
  '@awaj/api-client': 'patch',
  '@awaj/domain': 'patch',
  '@awaj/i18n': 'minor',
  '@awaj/ui': 'minor',
};
const change = 'A badge can be larger.';

const stack = new AsyncDisposableStack();
let released: Released;

beforeAll(async () => {
  released = await release(bumps, change, stack);
}, 600_000);
afterAll(() => stack.disposeAsync(), 120_000);

/** Everything that an app can import from the package by name. */
async function componentsOf({ cwd }: Place): Promise<string[]> {
  const entries = await readdir(join(cwd, 'node_modules/@awaj/ui/dist'));
  return entries.flatMap((file) => /^([A-Z][A-Za-z]+)\.d\.ts$/.exec(file)?.[1] ?? []);
}

/** A component's class names begin with its own name. */
function componentsIn(files: Files): string[] {
  const scripts = Object.entries(files).flatMap(([file, text]) => (file.endsWith('.js') ? text : []));
  const names = scripts.flatMap((text) => text.match(/\b[A-Z][A-Za-z]+(?=__)/g) ?? []);
  return [...new Set(names)].sort();
}

const digest = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, hash('sha256', text)]));

const modulesIn = (files: Files): string[] =>
  Object.entries(files).flatMap(([file, text]): string[] => (file.endsWith('.map') ? JSON.parse(text).sources : []));

const looks = {
  light: { scheme: 'light', background: 'bright', isRound: true, fontWeight: '600' },
  dark: { scheme: 'dark', background: 'dark', isRound: true, fontWeight: '600' },
};

function raise(version: string, bump: 'patch' | 'minor'): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return bump === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

describe('a release', { timeout: 60_000 }, () => {
  it.each(Object.entries(bumps))('raises %s by a %s and tells why in its changelog', (key, bump) => {
    const name = key as keyof Bumps;
    const version = raise(released.before[name], bump);
    expect(released.after[name]).toBe(version);
    expect(released.changelogs[name]).toContain(`## ${version}`);
    expect(released.changelogs[name]).toContain(change);
  });

  it('publishes a version once', async () => {
    expect(await changeset(released.repository, 'publish')).toContain('No unpublished projects to publish');
  });

  it.each(Object.keys(bumps))('ships %s built, with licence and changelog, and without its sources', async (name) => {
    const files = await readdir(join(released.app.cwd, 'node_modules', name));
    expect(files.sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'package.json']);
  });
});

describe('an app outside', { timeout: 120_000 }, () => {
  it('finds types that fit, and that refuse what is not there', async () => {
    await run(released.app, 'pnpm', 'exec', 'tsc', '-p', '.');
  });

  it('renders a component on a server with Node.js alone', async () => {
    const html = await run(released.app, process.execPath, 'server.ts');
    expect(html).toMatch(/^<span class="Badge__[^"]*">ተከፍሏል<\/span>\n$/);
  });

  it('loads nothing of the components that it does not import', async () => {
    expect(componentsIn(await buildPage(released.app, 'badge'))).toEqual(['Badge']);
  });

  it('stays the same to the byte when it imports every component and uses one', async () => {
    const pages = join(released.app.cwd, 'pages');
    const components = await componentsOf(released.app);
    const imports = components.map((name) => `import * as Unused${name} from '@awaj/ui/${name}';\n`);
    const page = await readFile(join(pages, 'badge', 'main.tsx'), 'utf8');
    await cp(join(pages, 'badge'), join(pages, 'unused'), { recursive: true });
    // At the end, because the order in which a bundler reads modules decides its short names.
    await writeFile(join(pages, 'unused', 'main.tsx'), page + imports.join(''));
    expect(components).toContain('TenderCard');
    const built = await buildPage(released.app, 'unused');
    expect(digest(built)).toEqual(digest(await buildPage(released.app, 'badge')));
  });
});

describe('an app on Next.js and the oldest React', { timeout: 600_000 }, () => {
  const readJson = async (...path: string[]) =>
    JSON.parse(await readFile(join(released.nextApp.cwd, 'node_modules', ...path, 'package.json'), 'utf8'));

  it('has the oldest React that the components say they take', async () => {
    const { peerDependencies } = await readJson('@awaj', 'ui');
    expect(peerDependencies.react).toBe(`^${(await readJson('react')).version}`);
    expect(peerDependencies['react-dom']).toBe(`^${(await readJson('react-dom')).version}`);
  });

  it('loads every component with that React', async () => {
    const components = await componentsOf(released.nextApp);
    const imports = components.map((name) => `import '@awaj/ui/${name}';`);
    await writeFile(join(released.nextApp.cwd, 'every.js'), imports.join('\n'));
    await run(released.nextApp, process.execPath, 'every.js');
  });

  it('imports every component and the provider of texts in a server component, and shows them as its server sent them', async () => {
    await writeEveryPage(released.nextApp, await componentsOf(released.nextApp));
    await run(released.nextApp, 'pnpm', 'exec', 'next', 'build');
    await using site = await startNext(released.nextApp);
    const every = await (await fetch(`${site.url}/every`)).text();
    expect(every).toContain('TenderCard');
    expect(every).toContain('TranslationsProvider');
    const browser = stack.use(await launchBrowser());
    await using reading = await readPage(browser, site.url);
    const { page, complaints } = reading;
    expect(await lookOf(page.getByText('ተከፍሏል', { exact: true }))).toEqual(looks.light);
    const password = page.getByLabel('Password', { exact: true });
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(password.getAttribute('type')).resolves.toBe('text');
    expect(complaints).toEqual([]);
  });
});

describe('its page of notices', { timeout: 60_000 }, () => {
  let files: Files;
  let browser: Browser;
  let url: string;

  beforeAll(async () => {
    files = await buildPage(released.app, 'notices', '--sourcemap');
    ({ url } = stack.use(await servePage(released.app, 'notices')));
    browser = stack.use(await launchBrowser());
  }, 120_000);

  it('holds the components it shows, those inside them, and one React', () => {
    expect(componentsIn(files)).toEqual(expect.arrayContaining(['Badge', 'Button', 'StatusBadge', 'TenderCard']));
    expect(componentsIn(files)).not.toContain('Footer');
    expect(modulesIn(files).filter((path) => path.endsWith('/react/cjs/react.production.js'))).toHaveLength(1);
  });

  it.each([
    { theme: 'light' as const, lang: 'en', lead: /^New notices/, closes: '21 Hedar 2019', font: 'Inter Variable' },
    { theme: 'dark' as const, lang: 'en', lead: /^New notices/, closes: '21 Hedar 2019', font: 'Inter Variable' },
    {
      theme: 'light' as const,
      lang: 'am',
      lead: /^ከጋዜጦች/,
      closes: 'ኅዳር 21 ቀን 2019',
      font: 'Noto Sans Ethiopic Variable',
    },
    {
      theme: 'dark' as const,
      lang: 'am',
      lead: /^ከጋዜጦች/,
      closes: 'ኅዳር 21 ቀን 2019',
      font: 'Noto Sans Ethiopic Variable',
    },
  ])('shows its components in $theme and $lang, styled and with fonts of their own', async (wish) => {
    await using reading = await readNotices(browser, url, { theme: wish.theme, lang: wish.lang });
    const { page, complaints } = reading;
    await expect(page.getByRole('paragraph').first().textContent()).resolves.toMatch(wish.lead);
    await expect(page.getByRole('article').textContent()).resolves.toContain(wish.closes);
    expect(await loadedFonts(page)).toContain(wish.font);
    expect(await lookOf(page.getByText('English', { exact: true }))).toEqual(looks[wish.theme]);
    await expect(page.getByRole('link').getAttribute('data-router-link')).resolves.toBe('');
    expect(complaints).toEqual([]);
  });
});
