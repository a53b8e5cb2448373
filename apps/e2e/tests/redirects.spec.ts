import { expect } from '@playwright/test';
import { createMember, enterAs, password } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

/** A script in the head redirects, before anything is drawn. */
const atOnce = { waitUntil: 'commit' } as const;

test('a visitor is redirected from a page for members to the login, which leads back', async ({ page }) => {
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

test('a member is redirected from a page for guests to the tenders', async ({ page }) => {
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

test('an old address of the mini app redirects to it and keeps query and hash', async ({ page }) => {
  await page.goto('/am/tender/telegram/7?from=chat#facts', atOnce);
  await expect(page).toHaveURL(`${servers.mini.url}/tender/telegram/7?from=chat#facts`);
});

test('after a login, Back leads to the tenders instead of pages for guests', async ({ page, request }) => {
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

test('a member is told that an address has no page, and is not redirected', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  for (const path of ['/phone', '/email', '/am/emails']) {
    expect((await page.goto(path, atOnce))?.status()).toBe(404);
    await expect(
      page.getByRole('link', { name: path.startsWith('/am') ? 'ወደ መነሻ ገጽ ይሂዱ' : 'Go to Homepage' }),
    ).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});
