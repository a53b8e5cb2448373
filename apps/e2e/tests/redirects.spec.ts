import { expect } from '@playwright/test';
import { createMember, enterAs, password } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

/** Sent away in the head of the page: what would be drawn is not waited for. */
const atOnce = { waitUntil: 'commit' } as const;

test('a visitor is sent from a page of members to the login, which leads back there', async ({ page }) => {
  for (const [prefix, path] of [
    ['', '/settings?tab=tender'],
    ['/am', '/am/invoice/1'],
  ] as const) {
    await page.goto(path, atOnce);
    await expect(page).toHaveURL(`${prefix}/login?next=${encodeURIComponent(path)}`);
  }
  await page.goto('/client/my-feed', atOnce);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/myfeed')}`);
});

test('a member is sent from a page of guests to the tenders', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  for (const [path, target] of [
    ['/', '/tenders'],
    ['/signup?plan=2', '/tenders'],
    ['/am/login', '/am/tenders'],
    ['/am/client/my-feed', '/am/myfeed'],
  ] as const) {
    await page.goto(path, atOnce);
    await expect(page, path).toHaveURL(target);
  }
});

test('everybody is sent from an address of the mini app to it, with query and hash', async ({ page }) => {
  await page.goto('/am/tender/telegram/7?from=chat#facts', atOnce);
  await expect(page).toHaveURL(`${servers.mini.url}/tender/telegram/7?from=chat#facts`);
});

test('Back leads whoever has logged in to the tenders, not to the pages of guests', async ({ page, request }) => {
  const { email } = await createMember(request);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await page.getByLabel('Email or phone').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/tenders');
  await page.getByRole('banner').getByRole('link', { name: 'My Feed' }).click();
  await expect(page).toHaveURL('/myfeed');
  await page.goBack();
  await expect(page).toHaveURL('/tenders');
  await page.goBack();
  await expect(page).toHaveURL('/tenders');
});

test('a member who types an address of no page is told so, and not sent away', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  for (const path of ['/phone', '/email', '/am/emails']) {
    expect((await page.goto(path, atOnce))?.status()).toBe(404);
    await expect(
      page.getByRole('link', { name: path.startsWith('/am') ? 'ወደ መነሻ ገጽ ይሂዱ' : 'Go to Homepage' }),
    ).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});
