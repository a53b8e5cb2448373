import { expect } from '@playwright/test';
import { storedToken } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

const site = servers.web.url;

/** Scripts never run, as for a reader whose connection broke while they came. */
const withoutScript = { javaScriptEnabled: false };

test.describe('the landing page', () => {
  test('says what Awaj is, shows companies, prices and four questions, and a number to call', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Every tender in Ethiopia, in one place · Awaj');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every tender in Ethiopia, in one place');
    await expect(page.getByRole('navigation', { name: 'Companies with many open tenders' })).toBeVisible();
    await expect(page.getByText('Buy Yearly and Save 60%')).toBeVisible();
    await expect(page.getByText('40% less than 4 × 3 months')).toBeVisible();
    await expect(page.getByText('ETB 2,360.00')).toBeVisible();
    await expect(page.locator('main details')).toHaveCount(4);
    await expect(page.getByRole('link', { name: '+251 900 000 000' }).first()).toHaveAttribute(
      'href',
      'tel:+251900000000',
    );
  });

  test('moves its companies by 270 pixels at a press, there and back', async ({ page }) => {
    await page.goto('/');
    const companies = page.getByRole('navigation', { name: 'Companies with many open tenders' });
    const row = companies.getByRole('list');
    const moved = () => row.evaluate((element) => element.scrollLeft);
    for (const [name, place] of [
      ['More companies', 270],
      ['More companies', 540],
      ['Earlier companies', 270],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await expect.poll(moved).toBe(place);
    }
  });

  test('never shows itself to a member', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('token', 'a-stored-login'));
    await page.route('**/client/user-info', (route) => route.abort());
    await page.goto('/');
    await expect(page).toHaveURL(`${site}/tenders`);
  });

  test('tells who is behind it and how it is searched, to programs', async ({ request }) => {
    const html = await (await request.get('/am')).text();
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
    const { '@graph': graph } = JSON.parse(data ?? '{}');
    expect(graph.map((each: { '@type': string }) => each['@type'])).toEqual(['Organization', 'WebSite']);
    expect(graph[1].potentialAction.target.urlTemplate).toBe(`${site}/am/tenders?q={search_term_string}`);
  });

  test.describe('without script', () => {
    test.use(withoutScript);
    test('searches, and opens its questions', async ({ page }) => {
      await page.goto('/');
      await page.locator('summary').first().click();
      await expect(page.getByText('From newspapers, magazines and the websites of organisations, read')).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search tenders' }).fill('water');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(`${site}/tenders?q=water`);
    });
  });
});

test('a price leads to signing up with that plan', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose 6 Months' }).click();
  await expect(page).toHaveURL(`${site}/signup?plan=2`);
});

const readPages = [
  ['/about', 'About', 'we read the newspapers'],
  ['/privacy', 'Privacy Policy', 'We do not keep the numbers of cards'],
  ['/refund', 'Refund Policy', 'within 7 business days'],
  ['/TOS', 'Terms of Services', 'It reaches at most one year ahead'],
  ['/app/about', 'About', 'we read the newspapers'],
  ['/app/privacy', 'Privacy Policy', 'under the age of 13'],
  ['/app/faq', 'FAQ', 'Where do the tenders come from?'],
  ['/app/tos', 'Terms of Services', 'lasts 15 days'],
  ['/FAQ', 'FAQ', 'How can I pay?'],
] as const;

for (const [path, title, words] of readPages) {
  test(`${path} can be read in both languages`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(words).first()).toBeVisible();
    await page.getByRole('link', { name: 'አማርኛ' }).click();
    await expect(page).toHaveURL(`${site}/am${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'am');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Ethiopic}/u);
  });
}

test('the policy of the app tells since when it holds, in both calendars', async ({ page }) => {
  await page.goto('/app/privacy');
  await expect(page.locator('main time')).toContainText('13 Dec 2023');
  await page.goto('/am/app/privacy');
  await expect(page.locator('main time')).toContainText('3 ታኅሣሥ 2016');
});

test('an address that begins with several slashes is the page without them, on this site', async ({ request }) => {
  for (const [typed, path] of [
    ['//tenders?q=road', '/tenders?q=road'],
    ['//', '/'],
    ['///evil.example/', '/evil.example/'],
    ['/%5Cevil.example', undefined],
  ] as const) {
    const answer = await request.fetch(`${site}${typed}`, { maxRedirects: 0 });
    expect([typed, answer.headers().location]).toEqual([typed, path]);
  }
});

test('who follows a link goes on at the content of the new page, and stays where the language changed', async ({
  page,
}) => {
  await page.goto('/tenders');
  await page.getByRole('link', { name: 'Pricing' }).press('Enter');
  await expect(page).toHaveURL(`${site}/pricing`);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'አማርኛ' }).press('Enter');
  await expect(page).toHaveURL(`${site}/am/pricing`);
  await expect(page.getByRole('link', { name: 'አማርኛ' })).toBeFocused();
});

test('a login that is stored is not taken away by reading', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'a-stored-login'));
  await page.route('**/client/user-info', (route) => route.abort());
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await storedToken(page)).not.toBeNull();
});

test('scripts are compressed once, before anybody asks for them', async ({ request }) => {
  const headers = { 'accept-encoding': 'br' };
  for (const server of [servers.web, servers.mini]) {
    const html = await (await request.get(server.url)).text();
    const scripts = new Set(html.match(/\/assets\/[^"]+\.js/g));
    const answers = await Promise.all([...scripts].map((script) => fetch(server.url + script, { headers })));
    const compressed = answers.filter((answer) => answer.headers.get('content-encoding') === 'br');
    // What is compressed while it is sent has no length yet.
    const lengths = compressed.map((answer) => Number(answer.headers.get('content-length')));
    expect(Math.max(...lengths)).toBeGreaterThan(50_000);
    for (const answer of answers) expect(answer.headers.get('cache-control')).toContain('immutable');
  }
});

test('nothing is to be waited for before the first picture but the page itself', async ({ request }) => {
  const html = await (await request.get('/tenders')).text();
  const atOnce = html.replace(/<noscript.*?<\/noscript>/gs, '');
  expect(html).toContain('rel="modulepreload"');
  expect(atOnce).not.toMatch(/rel="(modulepreload|stylesheet)"|type="module"/);
});

test('a link that is opened beside the page leaves the page where it is', async ({ page, context }) => {
  await page.goto('/pricing');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/about$/);
  await expect(page).toHaveURL('/pricing');
});

test('who asks for no icon but the usual one is given it', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.headers()['content-type']).toMatch(/^image\//);
  expect((await answer.body()).length).toBeLessThan(1_000);
});
