import { expect, type Page } from '@playwright/test';
import { headers } from './faults.ts';
import { hold } from './hold.ts';
import { watchShifts } from './layout-shift.ts';
import { cards, main } from './list-page.ts';
import { createMember, enter, enterAs, storedToken, tokenOf } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';
import { bothWidths } from './widths.ts';

const firstTender = (page: Page) => page.getByRole('article').first();

const storedNames = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** Records each document the page loads, and each time it is led to the login. */
function watchLeaving(page: Page) {
  const seen: { loads: string[]; led: string[] } = { loads: [], led: [] };
  page.on('framenavigated', (frame) => seen.led.push(frame.url()));
  page.on('request', (each) => {
    if (each.isNavigationRequest()) seen.loads.push(each.url());
    if (each.isNavigationRequest() || each.url().includes('/assets/login-')) seen.led.push(each.url());
  });
  return seen;
}

test.describe('a member', () => {
  const closing = (page: Page) => page.getByText(/^Closes | left$| ቀርቶታል$/);
  const payment = (page: Page) => page.getByRole('button', { name: /^Pay/ });
  for (const [path, name, widths, isTheirs] of [
    ['/tenders', 'active', bothWidths, closing],
    ['/am/tenders', 'active', bothWidths, closing],
    ['/company/1', 'active', bothWidths, closing],
    ['/tender/5000', 'active', bothWidths, closing],
    ['/tenders', 'inactive', bothWidths, payment],
    ['/tender/5000', 'inactive', bothWidths, payment],
  ] as const)
    test(`who is ${name} sees no layout shift when ${path} becomes their own page`, widths, async ({ page }) => {
      const moved = await watchShifts(page);
      // Loads the fonts first: on a device without a font of its own they shift the page.
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await enterAs(page, `${name}@awaj.test`);
      await page.goto(path);
      await expect(isTheirs(page).first()).toBeVisible();
      // Without the choice of order, the controls of a wide list move to its edge.
      expect(await moved()).toBeLessThan(name === 'active' ? 0.005 : 0.01);
    });

  for (const path of ['/tenders', '/company/1'])
    test(`sees the rows of ${path} all the time until they become their own`, bothWidths, async ({ page }) => {
      await enterAs(page, 'active@awaj.test');
      const showList = await hold(page, path === '/tenders' ? '**/tender/search*' : '**/company/search*');
      await page.goto(path);
      await expect(page.locator('html')).not.toHaveAttribute('data-session');
      const rows = await cards(page).count();
      expect(rows).toBeGreaterThan(0);
      const locked = cards(page).getByText('Login or Subscribe');
      await expect(locked.first()).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
      await expect(main(page).getByText('See closing dates and full notices')).toBeHidden();
      const fewest = await page.evaluateHandle(() => {
        const seen = { rows: Number.POSITIVE_INFINITY };
        const count = () => {
          seen.rows = Math.min(seen.rows, document.querySelectorAll('article').length);
        };
        new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
        return seen;
      });
      showList();
      await expect(closing(page).first()).toBeVisible();
      await expect(locked).toHaveCount(0);
      expect(await fewest.evaluate((seen) => seen.rows)).toBe(rows);
    });

  test('never sees content for visitors while a page opens', async ({ page }) => {
    await enterAs(page, 'active@awaj.test');
    // Without scripts the page shows only what the server sent.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/tenders', { waitUntil: 'load' });
    await expect(firstTender(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log In' })).toBeHidden();
    await expect(page.getByText('Login or Subscribe').first()).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  });

  test('who logs out is logged out in every tab, and nothing stays in storage', async ({ page, context }) => {
    await enterAs(page, 'nofeed@awaj.test');
    await page.goto('/tenders');
    const other = await context.newPage();
    await other.goto('/billing');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByText('Account of').click({ force: true });
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    expect(await storedNames(page)).toEqual([]);
    await expect(other).toHaveURL('/login?next=%2Fbilling');
  });

  test('who logged out in another tab sees no page from the back-forward cache', async ({ page }) => {
    await enterAs(page, 'active@awaj.test');
    await page.goto('/saved');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    // A page in that cache receives no events of other tabs.
    await page.evaluate(() => {
      localStorage.clear();
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page).toHaveURL('/login?next=%2Fsaved');
  });

  test('who logged out on a page is led to the login when the back-forward cache restores it', async ({ page }) => {
    await enterAs(page, 'nofeed@awaj.test');
    await page.goto('/saved');
    // A 204 keeps the browser on this page, as a restore from that cache does.
    await page.route(`${servers.web.url}/`, (route) => route.fulfill({ status: 204 }));
    await page.locator('summary', { hasText: 'Account of' }).press('Enter');
    await page.getByRole('button', { name: 'Logout' }).evaluate((button: HTMLButtonElement) => {
      button.click();
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page).toHaveURL('/login?next=%2Fsaved');
  });

  test('whose login has expired is told to log in, and returns to the page', async ({ page, request }) => {
    const token = await enterAs(page, 'nofeed@awaj.test');
    await request.post(`${servers.api.url}/auth/logout`, { headers: { Authorization: `Bearer ${token}` } });
    await page.goto('/billing');
    await expect(page).toHaveURL('/login?next=%2Fbilling&again=1');
    await expect(page.getByText('You have been logged out.')).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });

  test('is led to the login once, even if many answers say at once that the login has expired', async ({ page }) => {
    await enterAs(page, 'active@awaj.test');
    const many = 6;
    let asked = 0;
    let answered = 0;
    const answer = await hold(page, `${servers.api.url}/**`, async (route) => {
      await route.fulfill({ status: 401, headers });
      answered += 1;
    });
    page.on('request', (each) => {
      if (each.url().startsWith(servers.api.url)) asked += 1;
    });
    await page.goto('/myfeed');
    await expect.poll(() => asked).toBeGreaterThanOrEqual(many);
    const login = `${servers.web.url}/login?next=%2Fmyfeed&again=1`;
    const { led, loads } = watchLeaving(page);
    const open = await hold(page, '**/login?**');
    answer();
    await expect.poll(() => answered).toBeGreaterThanOrEqual(many);
    await expect.poll(() => led).toEqual([login]);
    open();
    await expect(page.getByText('You have been logged out.')).toBeVisible();
    expect(loads).toEqual([login]);
  });

  test('who logs out on a page for members is led home, without a stop at the login', async ({ page }) => {
    await enterAs(page, 'nofeed@awaj.test');
    await page.goto('/saved');
    const { led } = watchLeaving(page);
    // A pointer that rests on a link loads its page.
    await page.locator('summary', { hasText: 'Account of' }).press('Enter');
    await page.getByRole('button', { name: 'Logout' }).press('Enter');
    await expect(page).toHaveURL('/');
    expect(led.filter((address) => address.includes('login'))).toEqual([]);
  });

  test('whose login has expired leaves only the language and the theme in the browser', async ({
    page,
    request,
    context,
  }) => {
    const { token } = await createMember(request);
    await enter(page, token);
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.getByRole('link', { name: 'አማርኛ' }).click();
    await expect(page).toHaveURL('/am/settings');
    // A call that is still on its way would lead to the login as well, in the middle of the next step.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => localStorage.setItem('something of theirs', 'kept'));
    await request.post(`${servers.api.url}/auth/logout`, { headers: { Authorization: `Bearer ${token}` } });
    await page.goto('/am/billing');
    await expect(page).toHaveURL('/am/login?next=%2Fam%2Fbilling&again=1');
    expect(await storedNames(page)).toEqual([]);
    const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
    expect(cookies).toMatchObject({ locale: 'am', theme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('sees nothing of another member who logs in in another tab', async ({ page, context, request }) => {
    await enterAs(page, 'active@awaj.test');
    await page.goto('/myaccount');
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveValue('active@awaj.test');
    const other = await context.newPage();
    await other.goto('/tenders');
    const token = await tokenOf(request, 'inactive@awaj.test');
    await other.evaluate((value) => localStorage.setItem('token', value), token);
    await expect(email).toHaveValue('inactive@awaj.test');
  });
});

test('a tender that a member has opened hides their content after a logout in another tab', async ({
  page,
  context,
}) => {
  await enterAs(page, 'active@awaj.test');
  await page.goto('/tenders');
  await firstTender(page).getByRole('link').first().click();
  const facts = page.getByRole('complementary');
  await expect(facts.getByText(/E\.C\./).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(() => localStorage.clear());
  await expect(facts.getByText('Login or Subscribe').first()).toBeVisible();
  await expect(facts.getByText(/E\.C\./)).toHaveCount(0);
});

test('an address without a language opens in the chosen language', async ({ page }) => {
  await page.goto('/tenders');
  await page.getByRole('link', { name: 'አማርኛ' }).click();
  await expect(page).toHaveURL('/am/tenders');
  await page.goto('/tenders');
  await expect(page).toHaveURL('/am/tenders');
});

test('a language chosen before the scripts run is remembered', async ({ page }) => {
  let isLost = true;
  await page.route('**/assets/*.js', (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/tenders', { waitUntil: 'load' });
  isLost = false;
  await page.getByRole('link', { name: 'አማርኛ' }).click();
  await expect(page).toHaveURL('/am/tenders');
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('locale=am');
});
