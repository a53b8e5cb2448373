import { expect, type Page } from '@playwright/test';
import { cards } from './list-page.ts';
import { createMember, enter } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const site = servers.web.url;

async function logIn(page: Page): Promise<string> {
  const answer = await page.request.post(`${servers.api.url}/auth/login`, {
    data: { username: 'active@awaj.test', password: 'awaj-demo' },
    headers: { Accept: 'application/json', 'X-XSRF-TOKEN': '' },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.goto('/privacy');
  await page.evaluate((login) => localStorage.setItem('token', login), token);
  return token;
}

/** Waits until a service worker controls the page, and Playwright the worker: else the worker would not go offline. */
async function underWorker(page: Page): Promise<void> {
  const worker = page.context().serviceWorkers()[0] ?? page.context().waitForEvent('serviceworker');
  await page.reload();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
  await worker;
}

/** Sends the request as the site does. */
const ask = (page: Page, path: string, token: string) =>
  page.evaluate(
    async ([address, login]) => {
      const headers = { Accept: 'application/json', Authorization: `Bearer ${login}`, 'Accept-Language': 'en' };
      return (await fetch(address, { headers })).json();
    },
    [`${servers.api.url}${path}`, token] as const,
  );

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('awaj-member'))) return null;
    const requests = await (await caches.open('awaj-member')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

test('a visitor gets no service worker', async ({ page }) => {
  await page.goto('/privacy');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a member is told in the language of the page that there is no connection, and is led back', async ({
  page,
  context,
}) => {
  await logIn(page);
  await underWorker(page);
  await context.setOffline(true);
  await page.goto('/am/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('የኢንተርኔት ግንኙነት የለም');
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByText('You are offline', { exact: false })).toHaveCount(1);
  await context.setOffline(false);
  await expect(page).toHaveURL(`${site}/pricing`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buy Yearly and Save 60%');
});

test('only saved tenders can be read offline, and the logout removes them', async ({ page, context }) => {
  const token = await logIn(page);
  await underWorker(page);
  const online = await ask(page, '/client/saved-tender', token);
  const [first] = online.tenders.data as { id: number }[];
  await ask(page, '/client/invoice', token);
  await ask(page, '/tender/detail/1', token);
  await expect.poll(() => keptPaths(page)).toContain(`/tender/detail/${first?.id}`);
  expect(await keptPaths(page)).not.toContain('/client/invoice');
  await context.setOffline(true);
  expect(await ask(page, '/client/saved-tender', token)).toEqual(online);
  expect((await ask(page, `/tender/detail/${first?.id}`, token)).data.content).toBeTruthy();
  await expect(ask(page, '/client/invoice', token)).rejects.toThrow('Failed to fetch');
  await context.setOffline(false);
  await page.goto('/privacy');
  await page.locator('summary', { hasText: 'Account of' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${site}/`);
  await expect.poll(() => keptPaths(page)).toBeNull();
});

test('every saved tender can be read offline, not just the first page of them', async ({ page, context }) => {
  const { token } = await createMember(page.request);
  const headers = { Authorization: `Bearer ${token}` };
  const saved = 23;
  for (let id = 1; id <= saved; id += 1)
    await page.request.post(`${servers.api.url}/client/save-unsave/${id}`, { headers, data: { to: 1 } });
  await enter(page, token);
  await page.goto('/privacy');
  const details = async () => (await keptPaths(page))?.filter((path) => path.startsWith('/tender/detail/')).length;
  await expect.poll(details).toBe(saved);
  await context.setOffline(true);
  await page.goto('/saved');
  await expect(cards(page)).toHaveCount(20);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(saved);
});

test('a download that breaks off under a service worker says so, and works on retry', async ({ page, context }) => {
  await logIn(page);
  await underWorker(page);
  await page.goto('/purchasedoc/7');
  const button = page.getByRole('button', { name: 'Download Document' });
  await expect(button).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.route('**/document/7/download', (route) => route.abort());
  await button.click();
  await expect(page.getByText('We couldn’t reach Awaj. Check your connection and try again.')).toBeVisible();
  await context.unroute('**/document/7/download');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (each) => each.url().endsWith('/document/7/download'));
  await button.click();
  await failed;
  await expect(page.getByText('We couldn’t reach Awaj. Check your connection and try again.')).toBeVisible();
  await context.setOffline(false);
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(await keptPaths(page)).not.toContain('/document/7/download');
});

test.describe('a saved tender', () => {
  let title: string;
  let path: string;

  test.beforeEach(async ({ page }) => {
    await enter(page, (await createMember(page.request)).token);
    await page.goto('/tenders');
    await expect.poll(() => keptPaths(page)).toContain('/client/saved-tender');
    const first = cards(page).first();
    const link = first.getByRole('heading').getByRole('link');
    title = (await link.textContent()) ?? '';
    path = (await link.getAttribute('href')) ?? '';
    await first.getByRole('button', { name: /^Save/ }).click();
    await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringMatching(/^\/tender\/detail\/\d+$/));
  });

  async function expectAll(page: Page) {
    for (const language of ['', '/am']) {
      await page.goto(`${language}/saved`);
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page).getByRole('heading')).toHaveText(title);
      await page.goto(language + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveURL(language + path);
    }
  }

  test('can be read offline in both languages, even if it was never opened', async ({ page, context }) => {
    await context.setOffline(true);
    await expectAll(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  const isFile = /\/(assets|fonts)\/|\.(js|svg|png|webmanifest)$/;

  test('can be read while the servers fail', async ({ page, context }) => {
    await context.route(
      ({ pathname }) => !isFile.test(pathname),
      (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>No server is up</h1>' }),
    );
    await expectAll(page);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
