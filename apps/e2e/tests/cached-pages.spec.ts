import { expect, type Page, type Response } from '@playwright/test';
import { enterAs } from './people.ts';
import { title } from './screens.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

interface Violation {
  directive: string;
  blocked: string;
}

/** The page fills this from before its first script. */
declare global {
  interface Window {
    violations: Violation[];
  }
}

async function watchPolicy(page: Page): Promise<() => Promise<Violation[]>> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.violations.push({ directive: effectiveDirective, blocked: blockedURI }),
    );
  });
  return () => page.evaluate(() => window.violations);
}

/** Only this test opens this page of the list, so the cached copy is its own. */
const listFor = (test: string) => `/tenders?visit=${test}`;

const ageOf = (response: Response | null) => Number(response?.headers().age ?? Number.NaN);

/** The journeys of `accessibility.spec.ts` find what the policy blocks of any page: the browser logs it as an error. */
test('the content security policy blocks nothing of a page, fresh or cached', async ({ page }) => {
  const seen = await watchPolicy(page);
  for (const path of ['/', listFor('policy'), '/nowhere'])
    for (const _ of ['made', 'kept']) {
      await page.goto(path);
      await expect(title(page.getByRole('main')).first()).toBeVisible();
      expect([path, await seen()]).toEqual([path, []]);
    }
});

test('a member sees their own list, and nothing for visitors, on a page cached for visitors', async ({
  page,
  browser,
}) => {
  const path = listFor('member');
  const visitor = await browser.newPage();
  await visitor.goto(servers.web.url + path);
  await expect(visitor.getByText('Login or Subscribe').first()).toBeVisible();
  await visitor.close();

  await enterAs(page, 'active@awaj.test');
  const response = await page.goto(path);
  expect(response?.headers()['cache-control']).toMatch(/^public/);
  await expect(page.getByText(/^Closes | left$/).first()).toBeVisible();
  await expect(page.getByText('Login or Subscribe')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Log In' })).toHaveCount(0);

  const next = await browser.newPage();
  const kept = await next.goto(servers.web.url + path);
  expect(ageOf(kept)).toBeGreaterThanOrEqual(0);
  await expect(next.getByRole('link', { name: 'Log In' }).first()).toBeVisible();
  await expect(next.getByText('Login or Subscribe').first()).toBeVisible();
  await next.close();
});

test('a cached page hydrates as it is, without a console error', async ({ page }) => {
  const path = listFor('hydration');
  await page.goto(path);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(path);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a cached page is shown in the chosen theme, whatever theme it was cached in', async ({ page, context }) => {
  const path = listFor('theme');
  await page.goto(path);
  await context.addCookies([{ name: 'theme', value: 'dark', url: servers.web.url }]);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a cached page can be read, and its links work', async ({ page }) => {
    const path = listFor('no-script');
    for (const _ of ['made', 'kept']) await page.goto(path);
    await expect(page.getByRole('article')).toHaveCount(20);
    await expect(page.locator('html')).toHaveCSS('font-family', /\w/);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(title(page.getByRole('main'))).toBeVisible();
  });
});
