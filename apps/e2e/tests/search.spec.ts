import { expect, type Page } from '@playwright/test';
import { hold } from './hold.ts';
import { cards, isPhone, main, openSearch, pills, quickFilter, searchButton } from './list-page.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';
import { bothWidths } from './widths.ts';

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).filter({ visible: true }).click();
  await page.getByRole('option', { name: option }).click();
}

/** The words stand in the field, and go from there. */
async function removeWords(page: Page, words: string): Promise<void> {
  if (isPhone(page))
    await main(page)
      .getByRole('link', { name: `Remove Title: “${words}”` })
      .click();
  else await page.getByRole('textbox', { name: 'Title' }).clear();
}

/** The word and its synonyms. */
const supply = /supply|አቅርቦት|dhiyeessii|ቀረብ/i;

test.describe('a search', () => {
  test(
    'is in the address, its words in the field and its choices as pills, which remove it',
    bothWidths,
    async ({ page }) => {
      await page.goto('/tenders');
      const form = await openSearch(page);
      await form.getByRole('textbox', { name: 'Title' }).fill('supply');
      await choose(page, 'Regions', 'Addis Ababa');
      await form.getByText('Open', { exact: true }).click();
      await searchButton(form).click();
      await expect(page).toHaveURL('/tenders?q=supply&region=1&status=1');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(pills(page).getByRole('button')).toHaveText(['Remove Regions: Addis Ababa', 'Clear all']);
      // The status is empty until the list has loaded.
      await expect(pills(page).getByRole('status')).toHaveText(/\d/);
      for (const heading of await cards(page).getByRole('heading').all())
        await expect(heading.locator('mark').first()).toHaveText(supply);

      await removeWords(page, 'supply');
      await expect(page).toHaveURL('/tenders?region=1&status=1');
      await pills(page).getByRole('button', { name: 'Remove Regions: Addis Ababa' }).click();
      await expect(page).toHaveURL('/tenders?status=1');
      // A choice that a quick filter shows has no pill.
      await expect(pills(page).getByRole('button')).toHaveCount(0);
      await quickFilter(page, 'Open').click();
      await expect(page).toHaveURL('/tenders');
      await expect(pills(page)).toContainText('5,000 tenders');
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL('/tenders?region=1&status=1');
      await expect(pills(page).getByRole('button', { name: 'Remove Regions: Addis Ababa' })).toBeVisible();
    },
  );

  test('keeps text beyond the limit in the field, and names the limit', async ({ page }) => {
    await page.goto('/tenders');
    const title = (await openSearch(page)).getByRole('textbox', { name: 'Title' });
    await title.fill('supply '.repeat(30));
    await expect(title).toHaveAccessibleDescription(/Use at most 200 characters\.$/);
    await title.press('Enter');
    await expect(page).toHaveURL(/\?q=supply/);
    if (!isPhone(page)) await expect(title).toHaveValue('supply '.repeat(30));
  });

  test('runs once for quick presses, with the last choice', async ({ page }) => {
    await page.clock.install();
    await page.goto('/tenders');
    const form = await openSearch(page);
    const asked: (string | null)[] = [];
    page.on('request', (each) => {
      if (each.url().includes('/tender/search')) asked.push(new URL(each.url()).searchParams.get('title'));
    });
    const title = form.getByRole('textbox', { name: 'Title' });
    // The clock stands still between the presses, so a slow machine cannot separate them.
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const words of ['supply', 'supply of', 'supply of tyres']) {
      await title.fill(words);
      await title.press('Enter');
      await expect(searchButton(form)).toHaveAttribute('aria-busy', 'true');
    }
    expect(asked).toEqual([]);
    await page.clock.resume();
    await expect(page).toHaveURL('/tenders?q=supply+of+tyres');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(pills(page).getByRole('status')).toHaveText(/\d/);
    await expect.poll(() => asked).toEqual(['supply of tyres']);
  });

  test('for open tenders takes one press, and the device remembers it until another press', async ({ page }) => {
    await page.goto('/tenders');
    await quickFilter(page, 'Open').click();
    await expect(page).toHaveURL('/tenders?status=1');
    // When all tenders are open, no card says so.
    await expect(cards(page).getByText(/^BIDDING/)).toHaveCount(0);
    await page.goto('/pricing');
    await page.goto('/tenders');
    await expect(page).toHaveURL('/tenders?status=1');
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Tenders', exact: true }).first().click();
    await expect(page).toHaveURL('/tenders?status=1');
    await quickFilter(page, 'Open').click();
    await expect(page).toHaveURL('/tenders');
    await page.goto('/pricing');
    await page.goto('/tenders');
    await expect(page).toHaveURL('/tenders');
  });

  test('from the address is rendered by the server, before any script runs', bothWidths, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${servers.web.url}/tenders?region=1`);
    await expect(cards(page)).toHaveCount(20);
    await page.getByRole('textbox', { name: 'Title' }).fill('supply');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/[?&]q=supply&.*region=1/);
    expect([...new URL(page.url()).searchParams.keys()]).not.toContainEqual(expect.stringMatching(/\W/));
    await expect(cards(page).first().locator('mark').first()).toHaveText(supply);
    const first = await cards(page).first().getByRole('heading').textContent();
    await page.getByRole('link', { name: 'Next page' }).click();
    // The next page uses a cursor; by number the API would have to count everything before it.
    await expect(page).toHaveURL(/page=2&cursor=[\w-]+$/);
    await expect(cards(page)).toHaveCount(20);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${servers.web.url}/tenders`);
    await expect(cards(page).first().getByRole('heading')).not.toHaveText(first ?? '');
    await context.close();
  });

  test('that finds nothing says so, and one that fails says that it failed', async ({ page }) => {
    await page.goto('/tenders?q=zzqqxx');
    await expect(main(page).getByRole('heading', { name: 'No result' })).toBeVisible();
    await main(page).getByRole('link', { name: 'Clear all filters' }).click();
    await expect(page).toHaveURL('/tenders');
    await expect(cards(page)).toHaveCount(20);

    await page.route('**/tender/search?**', (route) => route.fulfill({ status: 500 }));
    await quickFilter(page, 'Vehicles and Machinery').click();
    await expect(main(page).getByRole('alert').getByRole('heading')).toHaveText('Couldn’t load this', {
      timeout: 15_000,
    });
    await expect(main(page).getByText('No result')).toHaveCount(0);
    await page.unroute('**/tender/search?**');
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(20);
  });

  test('that a newer search overtakes never shows its answer', async ({ page }) => {
    await page.goto('/tenders');
    const [slow, quick] = [quickFilter(page, 'Vehicles and Machinery'), quickFilter(page, 'Agriculture and Livestock')];
    const slowId = new URL((await slow.getAttribute('href')) ?? '', servers.web.url).searchParams.get('category');
    const question = `**/tender/search?category_id=${slowId}`;
    const release = await hold(page, question, (route) => route.continue().catch(() => {}));
    const [overtaken] = await Promise.all([page.waitForRequest(question), slow.click()]);
    await quick.click();
    await expect(quick).toHaveAttribute('aria-current', 'true');
    await expect(cards(page)).toHaveCount(20);
    const shown = await cards(page).getByRole('heading').allTextContents();
    release();
    // There is no answer if the page has cancelled the request.
    await (await overtaken.response())?.finished();
    expect(await cards(page).getByRole('heading').allTextContents()).toEqual(shown);
  });

  test('is remembered on the device until it is removed', bothWidths, async ({ page }) => {
    await page.goto('/tenders');
    const form = await openSearch(page);
    await form.getByRole('textbox', { name: 'Title' }).fill('solar pump');
    await form.getByRole('textbox', { name: 'Title' }).press('Enter');
    await expect(page).toHaveURL('/tenders?q=solar+pump');
    // It would move the fields below, which the reader may be about to press.
    await expect(page.getByRole('region', { name: 'Recent searches' })).toHaveCount(0);
    await page.goto('/tenders');
    const again = await openSearch(page);
    const recent = again.getByRole('region', { name: 'Recent searches' });
    await expect(recent.getByRole('link')).toHaveText(['solar pump']);
    await recent.getByRole('link').click();
    await expect(page).toHaveURL('/tenders?q=solar+pump');
    await page.goto('/tenders');
    await (await openSearch(page)).getByRole('button', { name: 'Clear history' }).click();
    await expect(page.getByRole('region', { name: 'Recent searches' })).toHaveCount(0);
  });
});
