import { expect, type Locator } from '@playwright/test';
import { cards, main, openSearch, quickFilter, searchButton } from './list-page.ts';
import { enterAs } from './people.ts';
import { test } from './test.ts';
import { bothWidths, phoneAlone } from './widths.ts';

test.describe('the search drawer', () => {
  test('is open only while the address says so', phoneAlone, async ({ page }) => {
    await page.goto('/tenders');
    await openSearch(page);
    await expect(page).toHaveURL('/tenders#filter');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/tenders');

    await page.goto('/tenders?region=1#search');
    await expect(page.getByRole('dialog', { name: 'Search Tenders' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/tenders?region=1');
  });

  test('is shown as soon as it is pressed, and its address follows', phoneAlone, async ({ page }) => {
    await page.goto('/tenders');
    await page.waitForLoadState('networkidle');
    const filter = main(page).getByRole('link', { name: 'Filter' });
    const isShown = filter.evaluate(async (link: HTMLElement) => {
      link.click();
      await Promise.resolve();
      return document.querySelector('[role="dialog"]') !== null;
    });
    expect(await isShown).toBe(true);
    await expect(page).toHaveURL('/tenders#filter');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/tenders');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('dialog', { name: 'Search Tenders' })).toBeVisible();
  });

  for (const [when, isPushed] of [
    ['before its address follows', false],
    ['while the page of its address is rendered, until Forward', true],
  ] as const)
    test(`stays closed when it is closed ${when}`, phoneAlone, async ({ page }) => {
      await page.goto('/tenders');
      await page.waitForLoadState('networkidle');
      await main(page)
        .getByRole('link', { name: 'Filter' })
        .evaluate(async (link: HTMLElement, waitsForAddress) => {
          const close = () => document.querySelector<HTMLElement>('[role="dialog"] button')?.click();
          const push = history.pushState;
          const pushed = new Promise<void>((resolve) => {
            history.pushState = (...step) => {
              push.apply(history, step);
              resolve();
            };
          });
          link.click();
          await (waitsForAddress ? pushed : Promise.resolve());
          close();
          // Until the address would have followed.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
        }, isPushed);
      await expect(page).toHaveURL('/tenders');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goForward();
      await expect(page.getByRole('dialog')).toHaveCount(isPushed ? 1 : 0);
    });

  test('opens without a connection, because it was fetched when the page was idle', phoneAlone, async ({ page }) => {
    await page.goto('/tenders');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await expect(await openSearch(page)).toBeVisible();
  });

  test(
    'focuses the text field when the search field opened it, but not when Filter did',
    phoneAlone,
    async ({ page }) => {
      await page.goto('/tenders');
      await main(page)
        .getByRole('link', { name: /^Search [\d,]+ tenders$/ })
        .click();
      const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
      await expect(title).toBeFocused();
      await page.goBack();
      const drawer = await openSearch(page);
      await expect(title).toBeVisible();
      await expect(title).not.toBeFocused();
      await expect(searchButton(drawer)).toHaveText('Show 5,000 tenders');
      await title.fill('zzqqxx');
      const none = drawer.getByRole('button', { name: 'No tenders match' });
      await expect(none).toHaveAttribute('aria-disabled', 'true');
    },
  );

  test('finds road works of a region that close within two weeks by six taps', phoneAlone, async ({ page }) => {
    await enterAs(page, 'active@awaj.test');
    await page.goto('/tenders');
    let taps = 0;
    const tap = async (what: Locator) => {
      taps += 1;
      await what.click();
    };
    await tap(quickFilter(page, 'More categories'));
    const drawer = page.getByRole('dialog', { name: 'Search Tenders' });
    await tap(drawer.getByRole('option', { name: 'Roads and Bridges' }));
    await tap(drawer.getByText('14 days', { exact: true }));
    await tap(drawer.getByRole('combobox', { name: 'Regions' }));
    await tap(drawer.getByRole('option', { name: 'Oromia' }));
    await tap(searchButton(drawer));
    await expect(drawer).toHaveCount(0);
    expect(new URL(page.url()).searchParams.get('region')).not.toBeNull();
    await expect(quickFilter(page, '14 days')).toHaveAttribute('aria-current', 'true');
    // A row names one region, and a tender may be for several.
    await expect(main(page).getByRole('region', { name: 'Chosen filters' })).toContainText('Oromia');
    await expect(cards(page).filter({ hasText: 'Oromia' }).first()).toBeVisible();
    expect(taps).toBe(6);
  });

  test('does not scroll the list behind it', bothWidths, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    await page.goto('/tenders');
    await cards(page).nth(10).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    // Playwright's own click would scroll the page.
    await main(page).getByRole('link', { name: 'Filter' }).dispatchEvent('click');
    await expect(page.getByRole('dialog', { name: 'Search Tenders' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/tenders');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  test('opens from the header of a visitor', phoneAlone, async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/tenders#search');
    await expect(page.getByRole('dialog', { name: 'Search Tenders' })).toBeVisible();
  });

  test('leads to all tenders from any page', phoneAlone, async ({ page }) => {
    await enterAs(page, 'active@awaj.test');
    await page.goto('/saved');
    await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
    const drawer = page.getByRole('dialog', { name: 'Search Tenders' });
    await drawer.getByRole('textbox', { name: 'Title' }).fill('supply');
    await searchButton(drawer).click();
    await expect(page).toHaveURL('/tenders?q=supply');
    await page.goBack();
    await expect(page).toHaveURL('/saved');
  });
});
