import { expect, type Page } from '@playwright/test';
import { hold } from './hold.ts';
import { cards } from './list-page.ts';
import { test } from './test.ts';

test.describe('a page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/privacy');
  });

  const ask = (page: Page) => page.getByRole('link', { name: 'FAQ' }).click();

  test('reloads when a deployment has removed its files', async ({ page }) => {
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

  test.describe('with lazy parts', () => {
    let visits: number;
    let openSearch: () => Promise<void>;

    /** Removes the lazy parts once the page runs, until `isBack` returns true. */
    async function loseParts(page: Page, isBack: () => boolean) {
      const there = new Set<string>();
      let isRunning = false;
      page.on('request', (each) => {
        if (each.isNavigationRequest()) visits += 1;
      });
      await page.route('**/assets/*.js', async (route) => {
        const url = route.request().url();
        if (isRunning && !isBack() && !there.has(url)) return route.fulfill({ status: 404 });
        there.add(url);
        return route.continue();
      });
      await page.goto('/tenders');
      await page.waitForLoadState('networkidle');
      isRunning = true;
      visits = 0;
    }

    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      // Otherwise the parts are fetched as soon as the page is idle.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      openSearch = () => page.getByRole('main').getByRole('link', { name: 'Filter' }).click();
    });

    test('reloads on a press when a deployment has removed them, and opens what was pressed', async ({ page }) => {
      await loseParts(page, () => visits > 0);
      await openSearch();
      await expect(page.getByRole('dialog', { name: 'Search Tenders' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(visits).toBe(1);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    test('reloads once for a part that is gone for good, and reports it at each press', async ({ page }) => {
      await loseParts(page, () => false);
      const told = page.getByRole('alert');
      await Promise.all([page.waitForEvent('load'), openSearch()]);
      await expect(told).toHaveText(/^We couldn’t reach Awaj\./);
      await expect(page).toHaveURL('/tenders');
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(told).toHaveCount(0);
      await openSearch();
      await expect(told).toHaveText(/^We couldn’t reach Awaj\./);
      await expect(page).toHaveURL('/tenders');
      await expect(cards(page)).toHaveCount(20);
      expect(visits).toBe(1);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });

  test('does not reload when the pointer moves over a link whose files are gone', async ({ page }) => {
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

  test('follows the last pressed link, even if the files of the link before are gone', async ({ page }) => {
    await page.route(/\/assets\/pricing-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    const answer = await hold(page, '**/healthz');
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

  test('does not reload when the server cannot be reached', async ({ page }) => {
    let isAnew = false;
    page.on('request', (each) => (isAnew ||= each.isNavigationRequest()));
    await page.route(/\/(assets\/.*\.js|healthz)$/, (route) => route.abort());
    await ask(page);
    await expect(page.getByRole('alert')).toHaveText(/^We couldn’t reach Awaj\./);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    expect(isAnew).toBe(false);
  });
});

test('a page reloads when the style of a pressed part is lost, and opens it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.route('**/assets/*.css', (route) => route.abort(), { times: 1 });
  let visits = 0;
  page.on('request', (each) => {
    if (each.isNavigationRequest()) visits += 1;
  });
  await page.goto('/tenders');
  await page.getByRole('main').getByRole('link', { name: 'Filter' }).click();
  await expect.poll(() => visits).toBe(2);
  await expect(page.getByRole('dialog', { name: 'Search Tenders' })).toBeVisible();
});

test('a page that is opened by a link is shown when its style is there', async ({ page }) => {
  await page.goto('/privacy');
  const release = await hold(page, '**/assets/*.css');
  const asked = page.waitForRequest('**/assets/*.css');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await asked;
  await expect(page).toHaveURL('/privacy');
  release();
  await expect(page).toHaveURL('/pricing');
});

test('a visitor stays on the page without a connection, and can go on when it is back', async ({ page, context }) => {
  await page.goto('/tenders');
  const link = cards(page).first().getByRole('heading').getByRole('link');
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('alert')).toHaveText(/^We couldn’t reach Awaj\./);
  await expect(page).toHaveURL('/tenders');
  await expect(cards(page)).toHaveCount(20);
  await context.setOffline(false);
  await link.click();
  await expect(page).toHaveURL(/\/tender\/\d+$/);
});

test('without a connection a link to an unknown page keeps the current page', async ({ page, context }) => {
  await page.goto('/privacy');
  await page.evaluate(() => {
    document.body.prepend(Object.assign(document.createElement('a'), { href: '/no/such/page', textContent: 'Gone' }));
  });
  const link = page.getByRole('link', { name: 'Gone' });
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('alert')).toHaveText(/^We couldn’t reach Awaj\./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await context.setOffline(false);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('the last of two pressed links is followed, even if the first answers later', async ({ page }) => {
  await page.goto('/tenders');
  const release = await hold(page, /\/assets\/pricing-.*\.js$/);
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
