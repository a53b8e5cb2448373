import { expect } from '@playwright/test';
import { cards, main, openSearch } from './list-page.ts';
import { enterAs } from './people.ts';
import { test } from './test.ts';
import { bothWidths } from './widths.ts';

test.describe('the order of a list', () => {
  test('can be chosen by subscribers, who may see when tenders close', async ({ page }) => {
    await enterAs(page, 'active@awaj.test');
    await page.goto('/tenders?status=0');
    await main(page).getByRole('combobox', { name: 'Order' }).selectOption('Closing soonest');
    await expect(page).toHaveURL('/tenders?sort=closing');
    await expect(cards(page)).toHaveCount(20);
    await expect(cards(page).first()).toContainText(/[Cc]loses (today|tomorrow)/);
  });

  test(
    'is not offered to others, and an address that asks for it still shows their list',
    bothWidths,
    async ({ page }) => {
      await page.goto('/tenders?sort=closing&closes-from=2026-11-22');
      await expect(cards(page)).toHaveCount(20);
      await expect(main(page).getByRole('option', { name: 'Closing soonest' })).toHaveCount(0);
      const form = await openSearch(page);
      await expect(form.getByText('Login or Subscribe')).toBeVisible();
    },
  );
});
