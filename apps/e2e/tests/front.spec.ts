import { expect, type Page } from '@playwright/test';
import { hold } from './hold.ts';
import { watchShifts } from './layout-shift.ts';
import { cards } from './list-page.ts';
import { storedToken } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

const site = servers.web.url;

/** Scripts never run, as for a reader whose connection broke while they came. */
const withoutScript = { javaScriptEnabled: false };

test.describe('the landing page', () => {
  test('moves its companies by 270 pixels at a press, there and back', async ({ page }) => {
    await page.goto('/');
    const companies = page.getByRole('navigation', { name: 'Companies with many open tenders' });
    const row = companies.getByRole('list');
    const moved = () => row.evaluate((element) => element.scrollLeft);
    for (const [name, place] of [
      ['More companies', 270],
      ['More companies', 540],
      ['Earlier companies', 270],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await expect.poll(moved).toBe(place);
    }
  });

  test('never shows itself to a member', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('token', 'a-stored-login'));
    await page.route('**/client/user-info', (route) => route.abort());
    await page.goto('/');
    await expect(page).toHaveURL(`${site}/tenders`);
  });

  test.describe('without script', () => {
    test.use(withoutScript);
    test('leads to the tenders, and opens its questions', async ({ page }) => {
      await page.goto('/');
      await page.locator('summary').first().click();
      await expect(page.getByText('From newspapers, magazines and websites that we read')).toBeVisible();
      await page.getByRole('link', { name: /^Browse [\d,]+ open tenders$/ }).click();
      await expect(page).toHaveURL(`${site}/tenders`);
    });
  });
});

test('an address that begins with several slashes is the page without them, on this site', async ({ request }) => {
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

test('who follows a link goes on at the content of the new page, and stays where the language changed', async ({
  page,
}) => {
  await page.goto('/tenders');
  await page.getByRole('link', { name: 'Pricing' }).press('Enter');
  await expect(page).toHaveURL(`${site}/pricing`);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'አማርኛ' }).press('Enter');
  await expect(page).toHaveURL(`${site}/am/pricing`);
  await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
});

test('a login that is stored is not taken away by reading', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'a-stored-login'));
  await page.route(/\/client\/(user-info|visit)$/, (route) => route.abort());
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await storedToken(page)).not.toBeNull();
});

test('scripts are compressed once, before anybody asks for them', async ({ request }) => {
  const headers = { 'accept-encoding': 'br' };
  for (const server of [servers.web, servers.mini]) {
    const html = await (await request.get(server.url)).text();
    const scripts = new Set(html.match(/\/assets\/[^"]+\.js/g));
    const answers = await Promise.all([...scripts].map((script) => fetch(server.url + script, { headers })));
    const compressed = answers.filter((answer) => answer.headers.get('content-encoding') === 'br');
    // What is compressed while it is sent has no length yet.
    const lengths = compressed.map((answer) => Number(answer.headers.get('content-length')));
    expect(Math.max(...lengths)).toBeGreaterThan(50_000);
    for (const answer of answers) expect(answer.headers.get('cache-control')).toContain('immutable');
  }
});

test('nothing is to be waited for before the first picture but the page itself', async ({ request }) => {
  const html = await (await request.get('/tenders')).text();
  const atOnce = html.replace(/<noscript.*?<\/noscript>/gs, '');
  expect(html).toContain('rel="modulepreload"');
  expect(atOnce).not.toMatch(/rel="(modulepreload|stylesheet)"|type="module"/);
});

test('nothing of an Amharic page moves when its letters come', async ({ page }) => {
  const moved = await watchShifts(page);
  const release = await hold(page, '**/assets/ethiopic-*.woff2');
  await page.goto('/am/tenders', { waitUntil: 'commit' });
  // Not by their role, which nothing has while the page is held back.
  await expect(page.locator('article')).toHaveCount(20);
  // What there is to draw without them is drawn by then.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  release();
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await moved()).toBeLessThan(0.005);
});

/** With which font the first heading is drawn, and whether it is a file of ours. */
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

test('our letters are fetched by readers who come back, and no open page changes for them', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  const noted = () => page.evaluate(() => localStorage.getItem('font-is-stored'));
  await page.goto('/pricing');
  await expect.poll(noted).toBe('0');
  await page.waitForLoadState('networkidle');
  expect(fonts.filter((url) => url.includes('inter'))).toEqual([]);
  await page.goto('/tenders');
  const second = await drawnFont(page);
  expect(second).not.toContain('Inter');
  await expect.poll(noted).toBe('1');
  expect(await drawnFont(page)).toBe(second);
  await page.goto('/about');
  expect(await drawnFont(page)).toBe('Inter of ours');
});

test('a page whose font is not stored any more is drawn in letters of the device to its end', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('font-is-stored', '1'));
  const release = await hold(page, '**/assets/inter-*.woff2');
  await page.goto('/pricing', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A browser keeps the room of letters empty for a tenth of a second.
  await page.waitForFunction(() => performance.now() > 1_000);
  const first = await drawnFont(page);
  expect(first).not.toContain('Inter');
  const arrived = page.waitForResponse('**/assets/inter-*.woff2');
  release();
  await (await arrived).finished();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await drawnFont(page)).toBe(first);
});

test('an Amharic page is shown in the end where its letters never come', async ({ page }) => {
  await hold(page, '**/assets/ethiopic-*.woff2');
  await page.goto('/am/tenders', { waitUntil: 'commit' });
  await expect(cards(page).first()).toBeVisible();
});

test('keys that are pressed before the page runs are answered when it does', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/tenders', { waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(20);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  release();
  await expect(cards(page).nth(1).getByRole('link').first()).toBeFocused();
});

test('a link that is opened beside the page leaves the page where it is', async ({ page, context }) => {
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

test('who asks for no icon but the usual one is given it', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.headers()['content-type']).toMatch(/^image\//);
  expect((await answer.body()).length).toBeLessThan(1_000);
});
