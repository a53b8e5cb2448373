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

/** The page has a worker that answers for it. */
async function underWorker(page: Page): Promise<void> {
  await page.reload();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** As the site itself asks. */
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

test('a visitor is given no worker', async ({ page }) => {
  await page.goto('/privacy');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a member without a connection is told so in the language of the page, and led back', async ({
  page,
  context,
}) => {
  await logIn(page);
  await underWorker(page);
  await context.setOffline(true);
  await page.goto('/am/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ከበይነመረብ ጋር አልተገናኙም');
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(page).toHaveURL(`${site}/pricing`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing');
});

test('what a member has saved is read without a connection, nothing else is kept, and it goes with the login', async ({
  page,
  context,
}) => {
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

test.describe('a tender that was saved', () => {
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

  test('is read without a connection, in the other language too, by those who never opened it', async ({
    page,
    context,
  }) => {
    await context.setOffline(true);
    await expectAll(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  const isFile = /\/(assets|fonts)\/|\.(js|svg|png|webmanifest)$/;

  test('is read while the servers hang', async ({ page, context }) => {
    await context.route(
      ({ pathname }) => !isFile.test(pathname),
      () => {},
    );
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(path);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('is read while the servers fail', async ({ page, context }) => {
    await context.route(
      ({ pathname }) => !isFile.test(pathname),
      (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>No server is up</h1>' }),
    );
    await expectAll(page);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test.describe('a page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/privacy');
  });

  const ask = (page: Page) => page.getByRole('link', { name: 'FAQ' }).click();

  test('is loaded anew when a deployment has taken its files away', async ({ page }) => {
    let isAnew = false;
    page.on('request', (each) => (isAnew ||= each.isNavigationRequest()));
    await page.route('**/assets/*.js', async (route) => {
      const answer = await route.fetch();
      const isWordsOfPage = (await answer.text()).includes('How can I pay?');
      await route.fulfill(isWordsOfPage && !isAnew ? { status: 404 } : { response: answer });
    });
    await Promise.all([page.waitForEvent('load'), ask(page)]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('that lacks a part for good is loaded anew once, and says so', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const there = new Set<string>();
    let isPartGone = false;
    let visits = 0;
    page.on('request', (each) => {
      if (each.isNavigationRequest()) visits += 1;
    });
    await page.route('**/assets/*.js', async (route) => {
      const url = route.request().url();
      if (isPartGone && !there.has(url)) return route.fulfill({ status: 404 });
      there.add(url);
      return route.continue();
    });
    await page.goto('/tenders', { waitUntil: 'networkidle' });
    isPartGone = true;
    visits = 0;
    const search = page.getByRole('main').getByRole('link', { name: 'Search Tenders' });
    await Promise.all([page.waitForEvent('load'), search.click()]);
    await page.waitForLoadState('networkidle');
    await search.click();
    await expect(page.getByRole('alert')).toHaveText(/^We could not reach Awaj\./);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/tenders');
    await expect(cards(page)).toHaveCount(20);
    expect(visits).toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('stays as it is under a pointer that comes to a link whose files are gone', async ({ page }) => {
    let isAnew = false;
    page.on('request', (each) => (isAnew ||= each.isNavigationRequest()));
    const lost: string[] = [];
    await page.route('**/assets/*.js', async (route) => {
      lost.push(route.request().url());
      await route.fulfill({ status: 404 });
    });
    await page.getByRole('link', { name: 'FAQ' }).focus();
    await expect.poll(() => lost.length).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    expect(isAnew).toBe(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('is left for the link that was pressed last, though the files of the one before are gone', async ({ page }) => {
    await page.route(/\/assets\/pricing-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/healthz', async (route) => {
      await held;
      await route.continue();
    });
    const header = page.getByRole('banner');
    const asked = page.waitForRequest('**/healthz');
    await header.getByRole('link', { name: 'Pricing' }).click();
    await asked;
    await header.getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/FAQ');
    const answered = page.waitForResponse('**/healthz');
    answer();
    await answered;
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/FAQ');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('is kept where nobody can be reached', async ({ page }) => {
    let isAnew = false;
    page.on('request', (each) => (isAnew ||= each.isNavigationRequest()));
    await page.route(/\/(assets\/.*\.js|healthz)$/, (route) => route.abort());
    await ask(page);
    await expect(page.getByRole('alert')).toHaveText(/^We could not reach Awaj\./);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    expect(isAnew).toBe(false);
  });
});

test('a visitor stays on a page without a connection, and goes on when it is back', async ({ page, context }) => {
  await page.goto('/tenders');
  const link = cards(page).first().getByRole('heading').getByRole('link');
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('alert')).toHaveText(/^We could not reach Awaj\./);
  await expect(page).toHaveURL('/tenders');
  await expect(cards(page)).toHaveCount(20);
  await context.setOffline(false);
  await link.click();
  await expect(page).toHaveURL(/\/tender\/\d+$/);
});

test('of two links the one that was pressed last is followed, though the first is slower', async ({ page }) => {
  await page.goto('/tenders');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/pricing-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const slow = page.waitForRequest(/\/assets\/pricing-.*\.js$/);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Pricing' }).click();
  await slow;
  await header.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/FAQ');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ');
  release();
  await page.evaluate(`import('${(await slow).url()}').then(() => new Promise(requestIdleCallback)).then(() => {})`);
  await expect(page).toHaveURL('/FAQ');
});
