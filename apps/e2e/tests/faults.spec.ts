import { expect, type Page } from '@playwright/test';
import { type Fault, faultsOfApi, forgetFiles, headers, noConnection, slowConnection } from './faults.ts';
import { inTurn } from './in-turn.ts';
import { enter, enterAs, tokenOf, withOwnInvoice } from './people.ts';
import { type Screen, screens, title } from './screens.ts';
import { test } from './test.ts';

const mainOf = (page: Page) => page.getByRole('main');
const retries = (page: Page) => mainOf(page).getByRole('button', { name: /^(Try again|እንደገና ይሞክሩ)$/ });
const busy = (page: Page) => page.locator('[aria-busy="true"]');

/** As long as nobody gives up. */
const longMs = 15_000;
/** On a line that needs fourteen seconds for the files of some pages, before a machine that is busy draws them. */
const longerMs = 40_000;

/** A page with nothing but words, on which a link leads to the other. */
async function startBeside(page: Page, path: string): Promise<() => Promise<void>> {
  await page.goto(path === '/privacy' ? '/refund' : '/privacy');
  // What it still loads would be in the way of the other.
  await page.waitForLoadState('networkidle');
  await page.evaluate((href) => {
    document.body.prepend(Object.assign(document.createElement('a'), { href, textContent: 'The page that is tested' }));
  }, path);
  return () => page.getByRole('link', { name: 'The page that is tested' }).click({ timeout: longerMs });
}

type Attempt = (page: Page, path: string, screen: Screen) => Promise<void>;

/** It is there, and no longer the page before, which may look like it. */
async function expectThere(page: Page, path: string, { content }: Screen, timeout = longMs): Promise<void> {
  await expect(page).toHaveURL(path, { timeout });
  await expect(content(mainOf(page)).first()).toBeVisible({ timeout });
}

/** A page may have failed in more than one place, and tell of one once the other is there. */
async function tryAllAgain(page: Page, path: string, screen: Screen): Promise<void> {
  await expect(async () => {
    for (const button of await retries(page).all()) await button.click({ timeout: 1_000 }).catch(() => undefined);
    await expectThere(page, path, screen, 3_000);
    await expect(retries(page)).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

const isNotReached: Attempt = async (page, path, screen) => {
  await forgetFiles(page);
  const follow = await startBeside(page, path);
  const reached = await noConnection(page);
  await follow();
  const told = page.getByRole('alert').filter({ hasText: /We couldn’t reach Awaj\.|ከአዋጅ ጋር መገናኘት አልተቻለም።/ });
  const hasGone = () => page.url().endsWith(path);
  const isAnswered = async () => hasGone() || (await told.isVisible());
  await expect.poll(isAnswered, { timeout: longMs }).toBe(true);
  await expect(title(mainOf(page))).toBeVisible();
  const { asks, content } = screen;
  if (hasGone()) await expect((asks ? retries(page) : content(mainOf(page))).first()).toBeVisible({ timeout: longMs });
  await expect(busy(page)).toHaveCount(0);
  await reached();
  // The page may have begun to come by itself: what was pressed is gone then, and what was asked for is there.
  if (!hasGone()) await follow().catch(() => undefined);
  if (asks) await tryAllAgain(page, path, screen);
  await expectThere(page, path, screen);
};

const isSlow: Attempt = async (page, path, screen) => {
  await forgetFiles(page);
  const follow = await startBeside(page, path);
  const isFast = await slowConnection(page);
  const began = performance.now();
  await follow();
  await expectThere(page, path, screen, longerMs);
  test.info().annotations.push({ type: 'slow', description: `${path} ${Math.round(performance.now() - began)} ms` });
  await expect(busy(page)).toHaveCount(0, { timeout: longerMs });
  await expect(retries(page)).toHaveCount(path === '/offline' ? 1 : 0);
  await isFast();
};

/** Opened by its address where the browser asks the API for all of it; what the server has drawn, by a link. */
const failsBy =
  (fault: Fault): Attempt =>
  async (page, path, screen) => {
    const { reader, asks, content } = screen;
    const follow = reader ? () => page.goto(path) : await startBeside(page, path);
    const mended = await fault(page);
    await follow();
    await expect(page).toHaveURL(path, { timeout: longMs });
    const told = asks ? retries(page) : content(mainOf(page));
    await expect(told.first()).toBeVisible({ timeout: longMs });
    await expect(busy(page)).toHaveCount(0, { timeout: longMs });
    // A member who has is not asked to.
    if (reader)
      await expect(
        mainOf(page)
          .getByText(/^(Login or )?Subscribe$/)
          .filter({ visible: true }),
      ).toHaveCount(0);
    await mended();
    if (asks) await tryAllAgain(page, path, screen);
    await expectThere(page, path, screen);
  };

type Named = readonly [name: string, attempt: Attempt];

const ofApi: readonly Named[] = Object.entries(faultsOfApi).map(([name, fault]) => [name, failsBy(fault)]);
const unreached: Named = ['no connection', isNotReached];
const slow: Named = ['a slow connection', isSlow];

/** Pages that are nothing without their answers, and one of each kind of the others: a list, a form, and money. */
const metHere =
  /^\/(|tenders|tender\/\d+|company\/\d+.*|(en\/)?(free|trial|discount)\/.*|myfeed|myaccount|settings\?tab=tender|billing|purchasedoc\/6)$/;

/**
 * One fault of the API in turn, and no connection for some; with EVERY_FAULT all for each screen. That each page of the
 * website says so for each fault, and the others load when asked again, is held by
 * `apps/web/app/features/faults.browser.test.ts`.
 */
function attemptsAt({ path, asks }: Screen, index: number): readonly Named[] {
  if (process.env.EVERY_FAULT) return [...ofApi, unreached, slow];
  if (!(asks && metHere.test(path))) return [];
  return [...inTurn(ofApi, index, 'EVERY_FAULT'), ...(index % 5 === 0 ? [unreached] : [])];
}

for (const [index, screen] of screens.entries()) {
  const attempts = attemptsAt(screen, index);
  if (attempts.length === 0) continue;
  const { reader } = screen;
  test(`${screen.path} of ${reader ?? 'a visitor'} says so when it does not load, and loads when asked again`, async ({
    page,
    request,
  }) => {
    test.slow();
    const token = reader && (await tokenOf(request, `${reader}@awaj.test`));
    if (token) await enter(page, token);
    const path = await withOwnInvoice(screen.path, request, token);
    for (const [name, attempt] of attempts) await test.step(name, () => attempt(page, path, screen));
  });
}

test('the feed keeps its list where what it is made of does not load', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  let tries = 0;
  await page.route(/\/tender\/(categories|lang-reg)/, async (route) => {
    tries += 1;
    await route.fulfill({ status: 500, headers, body: '' });
  });
  await page.goto('/myfeed');
  await expect.poll(() => tries).toBeGreaterThanOrEqual(6);
  await expect(mainOf(page).getByRole('article')).toHaveCount(20);
});

const openedDirectly = [
  ...screens.flatMap(({ path, reader }) => (reader === 'active' ? path : [])),
  '/free/demo-trial',
];

test('no page of a member is blank, or a visitor’s, while its scripts are on their way', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  // None of them ever arrives.
  await page.route('**/assets/*.js', () => {});
  for (const path of openedDirectly)
    await test.step(path, async () => {
      await page.goto(path.replace(':own', '1'), { waitUntil: 'commit' });
      const seen = mainOf(page).locator('h1, [aria-busy="true"]').filter({ visible: true });
      await expect.soft(seen.first()).toBeVisible();
      await expect.soft(page.getByRole('link', { name: /^(Log In|ይግቡ)$/ })).toHaveCount(0);
    });
});
