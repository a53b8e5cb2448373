import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { ask, enter, enterAs, tokenOf } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

const { api, web } = servers;

type Fault = (route: Route) => Promise<void>;

/** The browser passes on what says that our site may read it. */
const headers = { 'access-control-allow-origin': web.url, 'access-control-allow-credentials': 'true' };

const faults: Readonly<Record<string, Fault>> = {
  'the reply is lost': (route) => route.abort('connectionreset'),
  'the server fails': (route) => route.fulfill({ status: 500, headers, json: { message: 'Server Error' } }),
  'the server fails without a word': (route) => route.fulfill({ status: 500, headers, body: '' }),
  'something else answers': (route) =>
    route.fulfill({ status: 200, headers, contentType: 'text/html', body: '<html><p>Sign in to this network' }),
};

/** Each page with what shows that its content is there. */
const pages: readonly (readonly [path: string, content: (main: Locator) => Locator])[] = [
  ['/tenders', (main) => main.getByRole('article')],
  ['/tenders?sort=closing', (main) => main.getByRole('article')],
  ['/tender/4960', (main) => main.getByRole('article')],
  ['/company/3', (main) => main.getByRole('article')],
  ['/company/1?tab=documents', (main) => main.getByRole('heading', { name: /^Bidding Document/ })],
  ['/myfeed', (main) => main.getByRole('article')],
  ['/saved', (main) => main.getByRole('article')],
  ['/myaccount', (main) => main.getByRole('textbox')],
  ['/settings', (main) => main.getByRole('switch')],
  ['/settings?tab=tender', (main) => main.getByRole('combobox')],
  ['/billing', (main) => main.getByRole('radio')],
  ['/invoice/:own', (main) => main.getByText('Selamawit Bekele')],
  ['/payments/:own', (main) => main.getByText('2026')],
  ['/purchasedoc/6', (main) => main.getByRole('heading', { level: 2 })],
  ['/docpurchaseconfirmation/1', (main) => main.getByRole('heading', { level: 2 })],
];

const mainOf = (page: Page) => page.getByRole('main');
const retries = (page: Page) => mainOf(page).getByRole('button', { name: 'Try again' });

/** A page may have failed in more than one place. */
async function tryAllAgain(page: Page): Promise<void> {
  await expect(async () => {
    for (const button of await retries(page).all()) await button.click({ timeout: 1_000 }).catch(() => undefined);
    await expect(retries(page)).toHaveCount(0, { timeout: 3_000 });
  }).toPass();
}

/** One fault for each page, in turn; with EVERY_FAULT each of them. */
const faultsOf = (index: number) =>
  Object.entries(faults).filter((_, place, { length }) => process.env.EVERY_FAULT || place === index % length);

for (const [index, [path, content]] of pages.entries())
  test(`${path} says so when it does not load, and loads when asked again`, async ({ page, request }) => {
    test.slow();
    const token = await tokenOf(request, 'active@awaj.test');
    const { invoices } = await ask<{ invoices: { id: number }[] }>(request, token, '/client/invoice');
    await enter(page, token);
    for (const [name, fault] of faultsOf(index))
      await test.step(name, async () => {
        await page.route(`${api.url}/**`, fault);
        await page.goto(path.replace(':own', String(invoices[0]?.id)));
        await expect(retries(page).first()).toBeVisible();
        await expect(mainOf(page).locator('[aria-busy="true"]')).toHaveCount(0);
        // A member who has is not asked to.
        await expect(mainOf(page).getByText('Login or Subscribe').filter({ visible: true })).toHaveCount(0);
        await page.unrouteAll({ behavior: 'wait' });
        await tryAllAgain(page);
        await expect(content(mainOf(page)).first()).toBeVisible();
      });
  });

test('the feed keeps its list where what it is made of does not load', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  let tries = 0;
  await page.route(/\/tender\/(categories|lang-reg)/, async (route) => {
    tries += 1;
    await route.fulfill({ status: 500, headers, body: '' });
  });
  await page.goto('/myfeed');
  await expect.poll(() => tries).toBeGreaterThanOrEqual(6);
  await expect(mainOf(page).getByRole('article')).toHaveCount(20);
});

const openedDirectly = [...pages.map(([path]) => path), '/verification/phone', '/confirmation', '/free/demo-trial'];

test('no page of a member is blank, or a visitor’s, while its scripts are on their way', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  // None of them ever arrives.
  await page.route('**/assets/*.js', () => {});
  for (const path of openedDirectly)
    await test.step(path, async () => {
      await page.goto(path.replace(':own', '1'), { waitUntil: 'commit' });
      const seen = mainOf(page).locator('h1, [aria-busy="true"]').filter({ visible: true });
      await expect.soft(seen.first()).toBeVisible();
      await expect.soft(page.getByRole('link', { name: /^(Log In|ይግቡ)$/ })).toHaveCount(0);
    });
});
