import { expect, type Page } from '@playwright/test';
import { finishAnimations } from './accessible.ts';
import { hold } from './hold.ts';
import { watchShifts } from './layout-shift.ts';
import { cards } from './list-page.ts';
import { storedToken } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

const site = servers.web.url;

test('a page names the files of its texts, so that they load together with its scripts', async ({ page, request }) => {
  const html = await (await request.get(`${site}/am/tenders`)).text();
  const texts = new Set<string>();
  page.on('request', (asked) => {
    const { pathname } = new URL(asked.url());
    if (/^\/assets\/am-\w+\.js$/.test(pathname)) texts.add(pathname);
  });
  await page.goto('/am/tenders');
  await expect.poll(() => texts.size).toBe(2);
  for (const file of texts) expect(html).toContain(`href="${file}"`);
});

test('an address with several leading slashes opens the same page of this site without them', async ({ request }) => {
  for (const [typed, path] of [
    ['//tenders?q=road', '/tenders?q=road'],
    ['//', '/'],
    ['///evil.example/', '/evil.example/'],
    ['/%5Cevil.example', undefined],
  ] as const) {
    const answer = await request.fetch(`${site}${typed}`, { maxRedirects: 0 });
    expect([typed, answer.headers().location]).toEqual([typed, path]);
  }
});

test('following a link moves the focus to the new content, and changing the language keeps it', async ({ page }) => {
  await page.goto('/tenders');
  await page.getByRole('link', { name: 'Pricing' }).press('Enter');
  await expect(page).toHaveURL(`${site}/pricing`);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'አማርኛ' }).press('Enter');
  await expect(page).toHaveURL(`${site}/am/pricing`);
  await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
});

test('reading pages does not remove a stored login', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'a-stored-login'));
  await page.route(/\/client\/(user-info|visit)$/, (route) => route.abort());
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await storedToken(page)).not.toBeNull();
});

test('scripts are compressed before anybody requests them', async ({ request }) => {
  for (const server of [servers.web, servers.mini])
    for (const encoding of ['br', 'gzip']) {
      const headers = { 'accept-encoding': encoding };
      const html = await (await request.get(server.url)).text();
      const scripts = new Set(html.match(/\/assets\/[^"]+\.js/g));
      const answers = await Promise.all([...scripts].map((script) => fetch(server.url + script, { headers })));
      const compressed = answers.filter((answer) => answer.headers.get('content-encoding') === encoding);
      // A response that is compressed while it is sent has no length.
      const lengths = compressed.map((answer) => Number(answer.headers.get('content-length')));
      expect(Math.max(...lengths)).toBeGreaterThan(50_000);
      for (const answer of answers) expect(answer.headers.get('cache-control')).toContain('immutable');
    }
});

test('the first paint waits for nothing but the page itself', async ({ request }) => {
  const html = await (await request.get('/tenders')).text();
  const atOnce = html.replace(/<noscript.*?<\/noscript>/gs, '');
  expect(html).toContain('rel="modulepreload"');
  expect(atOnce.replace(/<link disabled.*?>/g, '')).not.toMatch(/rel="(modulepreload|stylesheet)"|type="module"/);
});

/** How everything that can be seen is drawn, property by property. */
function visibleStyles(): string[] {
  const visible = Array.from(document.body.querySelectorAll('*')).filter((element) => element.checkVisibility());
  return visible.flatMap((element) => {
    const style = getComputedStyle(element);
    return Array.from(style, (name) => `${element.className} ${name}: ${style.getPropertyValue(name)}`);
  });
}

/** All style files of the website, which its service worker stores. */
async function builtStyles({ request }: Page): Promise<string[]> {
  const worker = await (await request.get('/sw.js')).text();
  const files = worker.match(/\/assets\/[\w-]+\.css/g) ?? [];
  expect(files.length).toBeGreaterThan(20);
  return Promise.all(files.map(async (file) => (await request.get(file)).text()));
}

/** Behind what the page carries. Links would wait for the scripts that are held. */
function addStyles(texts: string[]): void {
  for (const text of texts) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }
}

for (const path of ['/', '/am/tenders', '/tender/1', '/pricing', '/login', '/no-such-page'])
  test(`the style in the page of ${path} is all that it needs`, { tag: '@both-widths' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await hold(page, '**/assets/*.js');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await finishAnimations(page);
    const before = await page.evaluateHandle(visibleStyles);
    await page.evaluate(addStyles, await builtStyles(page));
    await finishAnimations(page);
    const after = await page.evaluateHandle(visibleStyles);
    const changed = ([first, second]: string[][]) => second?.filter((each, place) => each !== first?.[place]);
    expect(await page.evaluate(changed, [before, after])).toEqual([]);
  });

test('an Amharic page does not shift when its font loads', async ({ page }) => {
  const moved = await watchShifts(page);
  const release = await hold(page, '**/assets/ethiopic-*.woff2');
  await page.goto('/am/tenders', { waitUntil: 'commit' });
  // Elements have no role while the page is hidden.
  await expect(page.locator('article')).toHaveCount(20);
  // After two frames everything that does not need the font is drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  release();
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await moved()).toBeLessThan(0.005);
});

/** The font of the first heading, and whether it is one of our files. */
async function drawnFont(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? ' of ours' : ''}`).join(', ');
}

test('the font is fetched for returning readers only, and no open page changes its letters', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  const noted = () => page.evaluate(() => document.cookie);
  await page.goto('/pricing');
  await expect.poll(noted).toContain('font=wanted');
  await page.waitForLoadState('networkidle');
  expect(fonts.filter((url) => url.includes('inter'))).toEqual([]);
  await page.goto('/tenders');
  const second = await drawnFont(page);
  expect(second).not.toContain('Inter');
  await expect.poll(noted).toContain('font=stored');
  expect(await drawnFont(page)).toBe(second);
  await page.goto('/about');
  expect(await drawnFont(page)).toBe('Inter of ours');
});

test('a page whose stored font is gone keeps the font of the device', async ({ page }) => {
  await page.context().addCookies([{ name: 'font', value: 'stored', url: servers.web.url }]);
  const release = await hold(page, '**/assets/inter-*.woff2');
  await page.goto('/pricing', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser leaves text invisible for a tenth of a second while a font loads.
  await page.waitForFunction(() => performance.now() > 1_000);
  const first = await drawnFont(page);
  expect(first).not.toContain('Inter');
  const arrived = page.waitForResponse('**/assets/inter-*.woff2');
  release();
  await (await arrived).finished();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await drawnFont(page)).toBe(first);
});

test('an Amharic page is shown even when its font never loads', async ({ page }) => {
  await hold(page, '**/assets/ethiopic-*.woff2');
  await page.goto('/am/tenders', { waitUntil: 'commit' });
  await expect(cards(page).first()).toBeVisible();
});

test('keys pressed before the scripts run are handled once they run', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/tenders', { waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(20);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  release();
  await expect(cards(page).nth(1).getByRole('link').first()).toBeFocused();
});

test('a key pressed while the page hydrates counts once', async ({ page }) => {
  await page.addInitScript(() => {
    const isHydrated = (element: Element | null) =>
      element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    const press = () => {
      // React hydrates in slices, and an element after its content.
      if (!isHydrated(document.querySelector('header a'))) setTimeout(press);
      else if (!isHydrated(document.body))
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true }));
    };
    press();
  });
  await page.goto('/tenders');
  await expect(cards(page).nth(0).getByRole('link').first()).toBeFocused();
});

test('opening a link in a new tab leaves the page where it is', async ({ page, context }) => {
  await page.goto('/pricing');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/about$/);
  await expect(page).toHaveURL('/pricing');
});

test('a request for /favicon.ico gets the icon', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.headers()['content-type']).toMatch(/^image\//);
  expect((await answer.body()).length).toBeLessThan(1_000);
});
