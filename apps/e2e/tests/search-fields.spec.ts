import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { cards, main, pills } from './list-page.ts';
import { createMember, enter, enterAs } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

const form = (page: Page) => page.getByRole('search');
async function choose(page: Page, label: string, option: string): Promise<void> {
  await form(page).getByRole('combobox', { name: label }).click();
  // A choice shows its name and its count.
  await page.getByRole('option', { name: new RegExp(`^${option}( [\\d,]+)?$`) }).click();
}

/** What the API answers a visitor for this search. */
async function expectList(page: Page, query: Record<string, string>): Promise<void> {
  const answer = await page.request.get(`${servers.api.url}/tender/search?${new URLSearchParams(query)}`);
  const { tenders }: { tenders: { data: { title: string }[] } } = await answer.json();
  expect(tenders.data.length).toBeGreaterThan(0);
  await expect(cards(page).getByRole('heading')).toHaveText(tenders.data.map(({ title }) => title));
}

test('each choice of a filter is in the address and narrows the list, and All removes it', async ({ page }) => {
  await page.goto('/tenders');
  for (const [label, option, all, name, id] of [
    ['Language', 'Tigrinya', 'All languages', 'language', '4'],
    ['Regions', 'Harari', 'All regions', 'region', '8'],
    ['Category', 'Furniture', 'All categories', 'category', '5'],
    ['Published On', 'Addis Lisan', 'All sources', 'source', '5'],
  ] as const) {
    await choose(page, label, option);
    await expect(page).toHaveURL(`/tenders?${name}=${id}`);
    await expect(pills(page).getByRole('button', { name: `Remove ${label}: ${option}` })).toBeVisible();
    await expectList(page, { [`${name}_id`]: id });
    await choose(page, label, all);
    await expect(page).toHaveURL('/tenders');
  }
  await expectList(page, {});
});

test('choices of several filters narrow the list together', async ({ page }) => {
  await page.goto('/tenders?language=1');
  await choose(page, 'Regions', 'Addis Ababa');
  await expect(page).toHaveURL('/tenders?region=1&language=1');
  await form(page).getByText('Closed', { exact: true }).click();
  await expect(page).toHaveURL('/tenders?region=1&language=1&status=0');
  await expectList(page, { language_id: '1', region_id: '1', status_id: '0' });
});

test('days of publication can be chosen in both calendars', async ({ page }) => {
  await page.goto('/tenders');
  await form(page).getByText('Dates', { exact: true }).click();
  const published = form(page).getByRole('group', { name: 'Publication date' });
  await published.getByLabel('From').fill('2026-11-01');
  await expect(page).toHaveURL('/tenders?from=2026-11-01');
  await published.getByLabel('To', { exact: true }).fill('2026-11-03');
  await expect(page).toHaveURL('/tenders?from=2026-11-01&until=2026-11-03');

  await published.getByText('Ethiopian').click();
  const day = published.getByRole('textbox', { name: 'Day' });
  const year = published.getByRole('textbox', { name: 'Year' });
  for (const [place, text] of ['22', '24'].entries()) {
    await expect(day.nth(place)).toHaveValue(text);
    await expect(year.nth(place)).toHaveValue('2019');
  }
  await day.first().fill('23');
  await expect(page).toHaveURL('/tenders?from=2026-11-02&until=2026-11-03');
  await day.first().fill('29');
  await form(page).getByRole('textbox', { name: 'Title' }).click();
  await expect(published.getByText('The start date is after the end date.')).toBeVisible();
});

test('the heading names the searched list, and another list starts without the search', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  const places = page.getByRole('banner').getByRole('link');
  const heading = form(page).getByRole('heading');
  await page.goto('/tenders?region=1');
  await expect(heading).toHaveText('Search Tenders');
  await places.filter({ hasText: 'My Feed' }).click();
  await expect(page).toHaveURL('/myfeed');
  await expect(heading).toHaveText('Search My Feed');
  await expect(pills(page).getByRole('button')).toHaveCount(0);
  await choose(page, 'Category', 'Roads and Bridges');
  await expect(page).toHaveURL('/myfeed?category=2');
  await places.filter({ hasText: 'Saved Tenders' }).click();
  await expect(page).toHaveURL('/saved');
  await expect(heading).toHaveText('Search Saved');
  await expect(form(page).getByRole('combobox', { name: 'Category' })).toHaveValue('All categories');
  await places.filter({ hasText: /^Tenders$/ }).click();
  await expect(page).toHaveURL('/tenders');
  await expect(form(page).getByRole('combobox', { name: 'Regions' })).toHaveValue('All regions');
});

test('the search at a company stays from tab to tab', async ({ page }) => {
  await page.goto('/company/3?status=1');
  await expect(form(page).getByRole('heading')).toHaveText('Search Tenders');
  await expectList(page, { company_id: '3', status_id: '1' });
  await main(page).getByRole('link', { name: 'Bid documents' }).click();
  await expect(page).toHaveURL('/company/3?status=1&tab=documents');
  await main(page).getByRole('link', { name: 'Tenders', exact: true }).click();
  await expect(page).toHaveURL('/company/3?status=1');
  await expectList(page, { company_id: '3', status_id: '1' });
});

async function save(request: APIRequestContext, token: string, ids: readonly number[]): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  for (const id of ids) {
    const answer = await request.post(`${servers.api.url}/client/save-unsave/${id}`, { headers, data: { to: 1 } });
    expect(answer.status()).toBe(200);
  }
}

test('a list of more than ten tenders says where it ends', async ({ page, request }) => {
  const { token } = await createMember(request);
  const end = main(page).getByText('No more content');
  const idsUpTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
  await save(request, token, idsUpTo(1, 10));
  await enter(page, token);
  await page.goto('/saved');
  await expect(cards(page)).toHaveCount(10);
  await expect(end).toHaveCount(0);
  await save(request, token, idsUpTo(11, 11));
  await page.reload();
  await expect(end).toBeVisible();
  await expect(cards(page)).toHaveCount(11);
  await save(request, token, idsUpTo(12, 21));
  await page.reload();
  await expect(cards(page)).toHaveCount(20);
  await expect(end).toHaveCount(0);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(21);
  await expect(end).toBeVisible();
});

const unitMinutes = { minute: 1, hour: 60, day: 1440, month: 43_200, year: 525_600 } as const;

/** Turns “Just now” and “3 hours ago”, or “Closes today, 2:30 pm” and “3 days left”, into numbers to compare. */
function minutesOf(text: string): number {
  const [, count = '0', unit = 'minute'] = /(\d+) (minute|hour|day|month|year)/.exec(text) ?? [];
  const [, hours = '', minutes = '', half] = /today, (\d+):(\d+) (am|pm)$/.exec(text) ?? [];
  if (half) return (Number(hours) % 12) * 60 + Number(minutes) + (half === 'pm' ? 720 : 0);
  if (/to(day|morrow)$/.test(text)) return 1440;
  return Number(count) * unitMinutes[unit as keyof typeof unitMinutes];
}

for (const [path, order, told] of [
  ['/tenders', 'the newest come first', /^Just now$| ago$/],
  ['/tenders?sort=closing', 'what closes first comes first', /^(Probably c|C)loses | left$/],
] as const)
  test(`in ${path} ${order}`, async ({ page }) => {
    await enterAs(page, 'active@awaj.test');
    await page.goto(path);
    await expect(cards(page).getByText(told)).toHaveCount(20);
    const texts = await cards(page).getByText(told).allTextContents();
    // A deadline that was worked out shows only its day.
    const times = texts.filter((text) => !/about|Probably/i.test(text)).map(minutesOf);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });
