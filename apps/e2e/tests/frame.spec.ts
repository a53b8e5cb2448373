import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ask, enterAs } from './people.ts';
import { test } from './test.ts';

type Reader = 'visitor' | 'member';

interface Frame {
  name: string;
  header: boolean;
  footer: boolean;
  /** The reader is named where everybody else is redirected. */
  pages: readonly (readonly [path: string, title: string, only?: Reader])[];
}

/**
 * The frame around one page of each kind, at the width of a phone. A page without a header serves a single task, so it
 * has no bottom bar either. `apps/web/app/shell/frame.test.ts` tests the frame of every page.
 */
const frames: readonly Frame[] = [
  {
    name: 'header and footer',
    header: true,
    footer: true,
    pages: [['/pricing', 'Pricing']],
  },
  {
    name: 'a header and no footer',
    header: true,
    footer: false,
    pages: [['/tenders', 'Tenders']],
  },
  {
    name: 'a footer and no header',
    header: false,
    footer: true,
    pages: [
      ['/app/about', 'About'],
      ['/invoice/:own', 'Invoice', 'member'],
    ],
  },
  {
    name: 'neither header nor footer',
    header: false,
    footer: false,
    pages: [['/purchasedoc/6', 'Buy Bid Document', 'member']],
  },
];

/**
 * On a phone the links are in the header for a visitor, and in the bottom bar for a member. The visitor's search is an
 * icon without text.
 */
const places = {
  visitor: ['Tenders', 'Pricing', 'FAQ', 'Signup', ''],
  member: ['Tenders', /My Feed$/, /Saved$/, 'Search'],
};

const placesOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }).getByRole('link');

async function ownInvoice(path: string, request: APIRequestContext, token: string): Promise<string> {
  const { invoices } = await ask<{ invoices: { id: number }[] }>(request, token, '/client/invoice');
  return path.replace(':own', String(invoices[0]?.id));
}

const tabOf = (title: string): string => `${title} · ${/\p{Script=Ethiopic}/u.test(title) ? 'አዋጅ' : 'Awaj'}`;

for (const { name, header, footer, pages } of frames)
  for (const [path, title, only] of pages)
    test(`${path} is called “${title}” and has ${name}`, async ({ page, request }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      for (const reader of only ? [only] : (['visitor', 'member'] as const)) {
        const token = reader === 'member' ? await enterAs(page, 'active@awaj.test') : '';
        const address = path.includes(':own') ? await ownInvoice(path, request, token) : path;
        // The server renders the frame; the parts for a member load later.
        const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
        expect(answer?.status()).toBe(200);
        await expect(page.locator('html')).not.toHaveAttribute('data-session');
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page).toHaveTitle(tabOf(title));
        await expect(page.getByRole('banner')).toHaveCount(Number(header));
        await expect(page.getByRole('contentinfo')).toHaveCount(Number(footer));
        await expect(placesOf(page)).toHaveText(header ? places[reader] : []);
      }
    });

test('a page opens at the top, and Back restores the scroll position', async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'TOS' }).scrollIntoViewIfNeeded();
  const left = await place();
  expect(left).toBeGreaterThan(500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'TOS' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Services' })).toBeInViewport();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeAttached();
  await expect.poll(place).toBe(left);
});
