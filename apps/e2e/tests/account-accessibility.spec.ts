import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ask, enter, tokenOf } from './people.ts';

const pages = [
  ['/myaccount', 'textbox'],
  ['/myaccount?tab=security', 'button'],
  ['/settings', 'switch'],
  ['/settings?tab=tender', 'combobox'],
  ['/billing', 'radio'],
] as const;

async function complaintsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

for (const [colorScheme, prefix] of [
  ['light', ''],
  ['dark', '/am'],
] as const)
  test(`the pages of an account have nothing that axe objects to, in ${colorScheme} at ${prefix || '/'}`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    const token = await tokenOf(request, 'active@awaj.test');
    await enter(page, token);
    for (const [path, role] of pages) {
      await page.goto(prefix + path);
      await expect(page.getByRole('main').getByRole(role).first()).toBeVisible();
      expect(await complaintsOf(page), path).toEqual([]);
    }
    const { invoices } = await ask<{ invoices: { id: number }[] }>(request, token, '/client/invoice');
    for (const path of [`/invoice/${invoices[0]?.id}`, `/payments/${invoices[0]?.id}`]) {
      await page.goto(prefix + path);
      await expect(page.getByText('2026').first()).toBeVisible();
      expect(await complaintsOf(page), path).toEqual([]);
    }
  });

test('no page of an account scrolls sideways at 320 pixels', async ({ page, request }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await enter(page, await tokenOf(request, 'active@awaj.test'));
  for (const [path, role] of pages) {
    await page.goto(`/am${path}`);
    await expect(page.getByRole('main').getByRole(role).first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
