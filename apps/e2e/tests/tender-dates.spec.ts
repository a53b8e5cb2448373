import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { ask, enter, tokenOf } from './people.ts';
import { test } from './test.ts';

interface Tender {
  id: number;
  created_at: string;
  bid_close_date: string | null;
  alternative_close_date: string | null;
}

/** The newest tender that matches, as the API gives it to a subscriber. */
async function findTender(
  request: APIRequestContext,
  token: string,
  isMeant: (tender: Tender) => boolean,
  search = '',
): Promise<Tender> {
  for (let page = 1; page <= 20; page += 1) {
    const { tenders } = await ask<{ tenders: { data: Tender[] } }>(
      request,
      token,
      `/tender/search?page=${page}${search}`,
    );
    const found = tenders.data.find(isMeant);
    if (found) return found;
  }
  throw new Error('The demo has no such tender.');
}

const fact = (page: Page, name: string): Locator =>
  page
    .getByRole('complementary')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(name, { exact: true }) })
    .getByRole('definition');

/** The strongest of red, green and blue, whatever the shade. */
const hueOf = (element: Locator): Promise<string | undefined> =>
  element.evaluate((shown) => {
    const shades =
      getComputedStyle(shown)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return ['red', 'green', 'blue'][shades.indexOf(Math.max(...shades.slice(0, 3)))];
  });

const states = [
  [1, 'BIDDING OPEN', 'green', /^(Closes |Probably |\d+ days left$|About )/],
  [0, 'BIDDING CLOSED', 'red', /^Closed /],
] as const;

for (const [status, words, hue, deadline] of states)
  test(`a tender with status ${status} shows ${words} in ${hue} to visitors and subscribers`, async ({
    page,
    request,
  }) => {
    const token = await tokenOf(request, 'active@awaj.test');
    const isMeant = (tender: Tender) => tender.bid_close_date !== null && tender.alternative_close_date === null;
    const { id } = await findTender(request, token, isMeant, `&status_id=${status}`);
    await page.goto(`/tender/${id}`);
    const badge = page.getByRole('main').getByText(words, { exact: true }).first();
    await expect(badge).toBeVisible();
    await expect.poll(() => hueOf(badge)).toBe(hue);
    await expect(fact(page, 'Bid closing date')).toHaveText('Login or Subscribe');
    await enter(page, token);
    await page.goto(`/tender/${id}`);
    await expect(badge).toBeVisible();
    await expect(fact(page, 'Bid closing date').getByText(deadline)).toBeVisible();
  });

test('the words of the newspaper are shown where there is no date', async ({ page, request }) => {
  const token = await tokenOf(request, 'active@awaj.test');
  const { id, alternative_close_date: words } = await findTender(
    request,
    token,
    (tender) => tender.alternative_close_date !== null,
  );
  await enter(page, token);
  for (const [path, name] of [
    [`/tender/${id}`, 'Bid closing date'],
    [`/am/tender/${id}`, 'ጨረታው የሚዘጋበት ቀን'],
  ] as const) {
    await page.goto(path);
    await expect(fact(page, name)).toContainText(words ?? '');
    await expect(fact(page, name).getByRole('time')).toHaveCount(0);
  }
});

/** Converts with Intl, so that the test does not use our own calendar code. */
const inAddis = (at: Date, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Africa/Addis_Ababa', ...options }).format(at);

test('a date is shown in both calendars, the one of the language first', async ({ page, request }) => {
  const token = await tokenOf(request, 'active@awaj.test');
  const isMeant = (tender: Tender) => tender.bid_close_date !== null && tender.alternative_close_date === null;
  const { id, bid_close_date: closes } = await findTender(request, token, isMeant);
  const at = new Date(closes ?? '');
  const gregorian = inAddis(at, 'en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
  const day = inAddis(at, 'en-u-ca-ethiopic', { day: 'numeric' });
  const year = /\d+/.exec(inAddis(at, 'en-u-ca-ethiopic', { year: 'numeric' }))?.[0];
  await enter(page, token);
  await page.goto(`/tender/${id}`);
  const shown = page.getByRole('complementary').getByRole('definition').first();
  await expect(shown).toHaveText(new RegExp(`\\p{L}+ ${gregorian}.*${day} \\p{L}+ ${year} E\\.C\\.`, 'u'));
  await page.goto(`/am/tender/${id}`);
  await expect(shown).toHaveText(new RegExp(`\\p{L}+ ${day} ቀን ${year} ዓ\\.ም\\..*${at.getUTCFullYear()}`, 'u'));
});

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** The page updates once a minute, so each text must allow a minute more or less. */
const ages: readonly (readonly [ageMs: number, text: string | RegExp])[] = [
  [0, 'Just now'],
  [7 * minute, /^[5-9] minutes ago$/],
  [1.5 * hour, '1 hour ago'],
  [23.5 * hour, '23 hours ago'],
  [1.5 * day, '1 day ago'],
  [29.5 * day, '29 days ago'],
  [65 * day, '2 months ago'],
  [800 * day, '2 years ago'],
];

test('the age of a tender is shown in the largest whole unit, and grows while the page is open', async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, 'active@awaj.test');
  const { id, created_at } = await findTender(request, token, () => true);
  const posted = new Date(created_at).getTime();
  await page.clock.install({ time: posted });
  await page.goto(`/tender/${id}`);
  for (const [ageMs, text] of ages) {
    await page.clock.setSystemTime(posted + ageMs - minute);
    await page.clock.runFor(minute);
    await expect(fact(page, 'Posted')).toHaveText(text);
  }
});
