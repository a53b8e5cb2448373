import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectFrameAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { enter, enterAs, tokenOf, withOwnInvoice } from './people.ts';
import { app, appFrame, openApp } from './telegram-app.ts';
import { test } from './test.ts';

type Account = 'active' | 'inactive' | 'nofeed' | 'trial';

const accounts: readonly Account[] = ['active', 'inactive', 'nofeed', 'trial'];
const everybody = [undefined, ...accounts] as const;

/** Each screen with those to whom it shows something of its own; undefined is a visitor. */
const screens: readonly (readonly [path: string, readers: readonly (Account | undefined)[]])[] = [
  ['/', everybody],
  ['/tenders', everybody],
  ['/tenders?q=supply&region=1', [undefined]],
  ['/tenders?q=zzqq', [undefined]],
  ['/tenders?sort=closing', ['active']],
  ['/tenders#search', [undefined]],
  ['/tender/4960', everybody],
  ['/company/3', everybody],
  ['/company/3?tab=documents', [undefined, 'active']],
  ['/pricing', [undefined, 'inactive']],
  ['/FAQ', [undefined]],
  ['/about', [undefined]],
  ['/privacy', [undefined]],
  ['/refund', [undefined]],
  ['/TOS', [undefined]],
  ['/app/about', [undefined]],
  ['/app/privacy', [undefined]],
  ['/app/faq', [undefined]],
  ['/app/tos', [undefined]],
  ['/confirmation', [undefined, 'active', 'trial']],
  ['/free/demo-trial', [undefined]],
  ['/free/gone', [undefined]],
  ['/discount/demo-discount', [undefined]],
  ['/discount/gone', [undefined]],
  ['/offline', [undefined]],
  ['/no/such/page', [undefined, 'active']],
  ['/login', [undefined]],
  ['/signup', [undefined]],
  ['/forgot-password', [undefined]],
  ['/myfeed', ['active', 'nofeed', 'inactive']],
  ['/saved', ['active', 'nofeed', 'inactive']],
  ['/myaccount', accounts],
  ['/myaccount?tab=company', ['active']],
  ['/myaccount?tab=security', ['active']],
  ['/settings', ['active', 'inactive']],
  ['/settings?tab=tender', ['active']],
  ['/billing', accounts],
  ['/verification/phone', ['inactive']],
  ['/verification/email', ['inactive']],
  ['/invoice/:own', ['active', 'inactive']],
  ['/payments/:own', ['active', 'inactive']],
  ['/purchasedoc/6', ['active']],
  ['/docpurchaseconfirmation/1', ['active']],
];

/** Campaigns are Amharic at their plain path. */
const english = (path: string): string => (/^\/(free|discount|confirmation)\b/.test(path) ? `/en${path}` : path);
const amharic = (path: string): string => (path === '/' ? '/am' : `/am${path}`);

type Look = readonly [inLanguage: (path: string) => string, colorScheme: 'light' | 'dark'];
const looks: readonly Look[] = [
  [english, 'light'],
  [amharic, 'dark'],
  [english, 'dark'],
  [amharic, 'light'],
];

const shown = screens.flatMap(([screen, readers]) => readers.map((reader) => ({ screen, reader })));

/** One look for each, in turn, finds nearly all there is; with EVERY_LOOK each screen is shown in all four. */
const looksOf = (index: number): readonly Look[] =>
  process.env.EVERY_LOOK ? looks : looks.slice(index % looks.length).slice(0, 1);

const small = { width: 320, height: 640 };

async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-session');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Whatever the browser objects to; not that a page is not there whose address says so by its status. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const isThePage = message.text().startsWith('Failed to load resource') && message.location().url === page.url();
    if (message.type() === 'error' && !isThePage) complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}

for (const [index, { screen, reader }] of shown.entries())
  test(`neither axe nor the console objects to ${screen} of ${reader ?? 'a visitor'}, which fits a small phone`, async ({
    page,
    request,
  }) => {
    const token = reader && (await tokenOf(request, `${reader}@awaj.test`));
    if (token) await enter(page, token);
    const path = await withOwnInvoice(screen, request, token);
    const wide = page.viewportSize() ?? small;
    const complaints = complaintsOf(page);
    for (const [inLanguage, colorScheme] of looksOf(index)) {
      await page.setViewportSize(wide);
      await page.emulateMedia({ colorScheme });
      await page.goto(inLanguage(path));
      await untilLoaded(page);
      await expectAccessible(page);
      await page.setViewportSize(small);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.waitForLoadState('networkidle');
    }
    expect(complaints).toEqual([]);
  });

for (const theme of ['light', 'dark'])
  test(`the mini app has nothing that axe objects to, in a ${theme} client`, async ({ page }) => {
    await openApp(page, `user=hanna&theme=${theme}`);
    await expect(app(page).getByRole('article')).toHaveCount(20);
    await expectFrameAccessible(page, appFrame);
  });

test('what has the focus never stands under the bar at the foot of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await enterAs(page, 'active@awaj.test');
  await page.goto('/settings?tab=tender');
  const last = page.getByRole('button', { name: 'Save', exact: true });
  await expect(last).toBeVisible();
  const bar = await page.getByRole('navigation').filter({ hasText: 'My Feed' }).boundingBox();
  const focused = page.locator(':focus');
  do {
    await page.keyboard.press('Tab');
    const box = await focused.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  } while (!(await last.evaluate((button) => button === document.activeElement)));
});
