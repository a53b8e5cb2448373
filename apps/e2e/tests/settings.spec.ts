import { expect } from '@playwright/test';
import { hold } from './hold.ts';
import { ask, createMember, enter } from './people.ts';
import { test } from './test.ts';

interface Channels {
  channels: Record<'email' | 'sms' | 'telegram', boolean>;
}

test('an alert channel shows a skeleton until it loads, and saves each change at once', async ({ page, request }) => {
  const { token } = await createMember(request);
  await enter(page, token);
  const release = await hold(page, '**/client/setting/get-channel');
  await page.goto('/settings');
  const cards = page.getByRole('main').locator('[aria-busy="true"]');
  await expect(cards).toHaveText([/^Telegram/, /^SMS/, /^Email/, /^Weekly/]);
  await expect(page.getByRole('switch')).toHaveCount(0);
  release();
  await expect(page.getByRole('switch')).toHaveCount(4);
  await expect(cards).toHaveCount(0);
  const saved = page.waitForRequest('**/client/setting/save-channel');
  await page.getByRole('switch', { name: 'SMS' }).click();
  expect((await saved).postDataJSON()).toEqual({ SMS: 1 });
  const kept = async () => (await ask<Channels>(request, token, '/client/setting/get-channel')).channels;
  await expect.poll(kept).toEqual({ email: true, sms: true, telegram: false, weekly_letter: true });
});

test('a saved form shows that it is saved for two seconds', async ({ page, request }) => {
  await enter(page, (await createMember(request)).token);
  await page.goto('/myaccount');
  const field = page.getByRole('textbox', { name: 'Name' });
  await expect(field).toHaveValue('Almaz Tadesse');
  await field.fill('Almaz Bekele');
  const shownForMs = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since: number | undefined;
        new MutationObserver(() => {
          const isShown = document.querySelector('main')?.textContent?.includes('Confirmed');
          if (isShown) since ??= performance.now();
          else if (since !== undefined) resolve(performance.now() - since);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await shownForMs).toBeGreaterThanOrEqual(1_900);
});

test('the list of unverified contacts is at most 250 pixels high, whatever the size of the text', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await enter(page, (await createMember(request)).token);
  await page.goto('/tenders');
  await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }));
  // The icon of the bell stands before its text.
  await page.getByText('2 notifications').click({ force: true });
  const list = page.getByRole('list').filter({ hasText: 'Your phone number is not verified.' });
  await expect(list).toBeVisible();
  expect(await list.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(250);
  await list.getByRole('link', { name: 'Verify' }).last().click();
  await expect(page).toHaveURL('/verification/email');
});
