import { expect, type Page } from '@playwright/test';
import { type Fault, faultsOfApi, forgetFiles, headers, noConnection, slowConnection } from './faults.ts';
import { inTurn } from './in-turn.ts';
import { enter, enterAs, tokenOf, withOwnInvoice } from './people.ts';
import { type Screen, screens, title } from './screens.ts';
import { test } from './test.ts';

const mainOf = (page: Page) => page.getByRole('main');
const retries = (page: Page) => mainOf(page).getByRole('button', { name: /^(Try again|እንደገና ይሞክሩ)$/ });
const busy = (page: Page) => page.locator('[aria-busy="true"]');

/** How long a person waits before giving up. */
const longMs = 15_000;
/** The slow connection needs fourteen seconds for the files of some pages, and a busy machine has to draw them. */
const longerMs = 40_000;

/** Opens a page of plain text and adds a link to the tested page. */
async function startBeside(page: Page, path: string): Promise<() => Promise<void>> {
  await page.goto(path === '/privacy' ? '/refund' : '/privacy');
  // Its remaining requests would compete with those of the tested page.
  await page.waitForLoadState('networkidle');
  await page.evaluate((href) => {
    document.body.prepend(Object.assign(document.createElement('a'), { href, textContent: 'The page that is tested' }));
  }, path);
  return () => page.getByRole('link', { name: 'The page that is tested' }).click({ timeout: longerMs });
}

type Attempt = (page: Page, path: string, screen: Screen) => Promise<void>;

/** Checks the address too, because the page before may look the same. */
async function expectThere(page: Page, path: string, { content }: Screen, timeout = longMs): Promise<void> {
  await expect(page).toHaveURL(path, { timeout });
  await expect(content(mainOf(page)).first()).toBeVisible({ timeout });
}

/** Repeats, because a page may fail in several places and show one failure after another. */
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
  // The page may have opened by itself; then the link is gone.
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

/** Pages of members load everything in the browser and open by address. Pages rendered by the server open by a link. */
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
    // A member is never asked to log in or subscribe.
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

/** Pages that are empty without the API, and one of each other kind: a list, a form, and a payment. */
const metHere =
  /^\/(|tenders|tender\/\d+|company\/\d+.*|(en\/)?(free|trial|discount)\/.*|myfeed|myaccount|settings\?tab=tender|billing|purchasedoc\/6)$/;

/**
 * Each screen gets one fault of the API in turn, and every fifth has no connection. EVERY_FAULT runs all faults on each
 * screen. `apps/web/app/features/faults.browser.test.ts` tests each fault on each page.
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
  test(`${screen.path} for ${reader ?? 'a visitor'} says when it does not load, and loads on retry`, async ({
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

test('the feed keeps its list when the preferences do not load', async ({ page }) => {
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

test('a member’s page is never blank and never the visitor’s page while its scripts load', async ({ page }) => {
  await enterAs(page, 'active@awaj.test');
  await page.route('**/assets/*.js', () => {});
  for (const path of openedDirectly)
    await test.step(path, async () => {
      await page.goto(path.replace(':own', '1'), { waitUntil: 'commit' });
      const seen = mainOf(page).locator('h1, [aria-busy="true"]').filter({ visible: true });
      await expect.soft(seen.first()).toBeVisible();
      await expect.soft(page.getByRole('link', { name: /^(Log In|ይግቡ)$/ })).toHaveCount(0);
    });
});
