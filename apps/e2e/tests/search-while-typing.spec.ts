import { expect } from '@playwright/test';
import { pills } from './list-page.ts';
import { test } from './test.ts';

test.describe('a search', () => {
  test('runs when the typing pauses', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.clock.install();
    await page.goto('/tenders');
    // The clock stands still between two keys, however slow the machine is.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await page.getByRole('textbox', { name: 'Title' }).pressSequentially('generator');
    await page.clock.runFor(499);
    await expect(page).toHaveURL('/tenders');
    // The address changes before the list is asked for.
    const answered = page.waitForResponse('**/tender/search?title=*');
    await page.clock.resume();
    await expect(page).toHaveURL('/tenders?q=generator');
    await answered;
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('generator');
    await expect(pills(page).getByRole('button')).toHaveCount(0);
    await expect(pills(page).getByRole('status')).not.toBeEmpty();
    expect(
      asked.filter((url) => url.includes('/tender/search?title=')).map((url) => new URL(url).searchParams.get('title')),
    ).toEqual(['generator']);
  });

  test('uses words that were typed while the list for earlier words was drawn', async ({ page }) => {
    await page.goto('/tenders');
    const title = page.getByRole('textbox', { name: 'Title' });
    // The address changes before the list.
    for (const words of ['gen', 'generator', 'gen']) {
      await title.fill(words);
      await page.waitForURL(`/tenders?q=${words}`);
    }
    await title.fill('generator');
    await expect(page).toHaveURL('/tenders?q=generator');
    await expect(title).toHaveValue('generator');
  });

  test('is removed from the form too when Back is pressed before its list is drawn', async ({ page }) => {
    await page.goto('/tenders');
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('generator');
    await page.waitForURL('/tenders?q=generator');
    await page.evaluate(() => history.back());
    await page.waitForURL('/tenders');
    await expect(title).toHaveValue('');
  });

  test('typed in parts is one step for Back', async ({ page }) => {
    await page.goto('/tenders');
    const title = page.getByRole('textbox', { name: 'Title' });
    for (const words of ['gen', 'generator', 'generators', 'generator']) {
      await title.fill(words);
      await expect(page).toHaveURL(`/tenders?q=${words}`);
    }
    await title.fill('');
    await expect(page).toHaveURL('/tenders');
    await title.fill('water');
    await expect(page).toHaveURL('/tenders?q=water');
    await title.press('Enter');
    await page.goBack();
    await expect(page).toHaveURL('/tenders');
    await page.goBack();
    await expect(page).toHaveURL('/tenders?q=generator');
    await expect(title).toHaveValue('generator');
    await page.goBack();
    await expect(page).toHaveURL('/tenders');
    await expect(title).toHaveValue('');
  });
});
