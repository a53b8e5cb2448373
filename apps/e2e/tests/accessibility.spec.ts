import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLargeTextFits, expectNoSidewaysScroll } from './accessible.ts';
import { inTurn } from './in-turn.ts';
import { enter, enterAs, tokenOf, withOwnInvoice } from './people.ts';
import type { Reader } from './screens.ts';
import { test } from './test.ts';

const visitor: readonly Reader[] = [undefined];
const members: readonly Reader[] = ['active', 'inactive', 'nofeed', 'trial'];
const everybody: readonly Reader[] = [...visitor, ...members];

/** Each screen with the readers who may see it. */
const screens: readonly (readonly [path: string, readers: readonly Reader[]])[] = [
  ['/', everybody],
  ['/tenders', everybody],
  ['/tenders?q=supply&region=1', everybody],
  ['/tenders?q=zzqq', everybody],
  ['/tenders?sort=closing', members],
  ['/tenders#search', everybody],
  ['/tender/4960', everybody],
  ['/company/3', everybody],
  ['/company/3?tab=documents', everybody],
  ['/pricing', everybody],
  ['/FAQ', everybody],
  ['/about', everybody],
  ['/sources', everybody],
  ['/privacy', everybody],
  ['/refund', everybody],
  ['/TOS', everybody],
  ['/app/about', everybody],
  ['/app/privacy', everybody],
  ['/app/faq', everybody],
  ['/app/tos', everybody],
  ['/confirmation', everybody],
  ['/free/demo-trial', everybody],
  ['/trial/demo-trial', everybody],
  ['/free/gone', everybody],
  ['/discount/demo-discount', everybody],
  ['/discount/gone', everybody],
  ['/offline', everybody],
  ['/no/such/page', everybody],
  ['/login', visitor],
  ['/signup', visitor],
  ['/forgot-password', visitor],
  ['/myfeed', members],
  ['/saved', members],
  ['/myaccount', members],
  ['/myaccount?tab=company', members],
  ['/myaccount?tab=security', members],
  ['/settings', members],
  ['/settings?tab=tender', members],
  ['/settings/searches', members],
  ['/settings/messages', members],
  ['/billing', members],
  ['/verification/phone', members],
  ['/verification/email', members],
  ['/invoice/:own', ['active', 'inactive']],
  ['/payments/:own', ['active', 'inactive']],
  ['/purchasedoc/6', members],
  ['/docpurchaseconfirmation/1', ['active']],
];

/** A campaign page is in Amharic unless its path has a language prefix. */
const english = (path: string): string => (/^\/(free|trial|discount|confirmation)\b/.test(path) ? `/en${path}` : path);
const amharic = (path: string): string => (path === '/' ? '/am' : `/am${path}`);

type Look = readonly [inLanguage: (path: string) => string, colorScheme: 'light' | 'dark'];
const looks: readonly Look[] = [
  [english, 'light'],
  [amharic, 'dark'],
  [english, 'dark'],
  [amharic, 'light'],
];

/** Each screen is checked for one reader in one look, in turn. EVERY_LOOK checks every reader in all four looks. */
const shown = screens.flatMap(([screen, readers], index) =>
  inTurn(readers, index, 'EVERY_LOOK').map((reader) => ({ screen, reader, index })),
);

const small = { width: 320, height: 640 };

async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-session');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/**
 * Collects the errors of the browser console, except the one about the status of the page itself (an expected 404). What
 * the content security policy blocks is one too.
 */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    const isThePage = message.text().startsWith('Failed to load resource') && message.location().url === page.url();
    if (message.type() === 'error' && !isThePage) complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}

for (const { screen, reader, index } of shown)
  test(`${screen} for ${reader ?? 'a visitor'} has no axe violation or console error, and fits a small phone and large text`, async ({
    page,
    request,
  }) => {
    const token = reader && (await tokenOf(request, `${reader}@awaj.test`));
    if (token) await enter(page, token);
    const path = await withOwnInvoice(screen, request, token);
    const wide = page.viewportSize() ?? small;
    const complaints = complaintsOf(page);
    for (const [inLanguage, colorScheme] of inTurn(looks, index + Math.floor(index / looks.length), 'EVERY_LOOK')) {
      await page.setViewportSize(wide);
      await page.emulateMedia({ colorScheme });
      await page.goto(inLanguage(path));
      await untilLoaded(page);
      // One width per screen is enough, because the stories check each component with axe.
      if (index % 2 === 0) await expectAccessible(page);
      await expectLargeTextFits(page);
      await page.setViewportSize(small);
      if (index % 2 === 1) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.waitForLoadState('networkidle');
    }
    expect(complaints).toEqual([]);
  });

test('the bottom bar on a phone never covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await enterAs(page, 'active@awaj.test');
  await page.goto('/settings?tab=tender');
  const last = page.getByRole('button', { name: /^Save\b/ });
  await expect(last).toBeVisible();
  const bar = await page.getByRole('navigation').filter({ hasText: 'My Feed' }).boundingBox();
  const focused = page.locator(':focus');
  do {
    await page.keyboard.press('Tab');
    const box = await focused.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  } while (!(await last.evaluate((button) => button === document.activeElement)));
});
