import { expect, type Page } from '@playwright/test';
import { expectFrameAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { inTurn } from './in-turn.ts';
import { app, frameOf, heading, openApp, press } from './telegram-app.ts';
import { test } from './test.ts';

const everybody = ['new', 'new&contact=shared', 'dawit', 'hanna', 'sara'];

/** Each page with the users who see it differently. */
const pages: readonly (readonly [settings: string, users: readonly string[], act?: (page: Page) => Promise<void>])[] = [
  ['path=/latest-tenders/telegram', everybody],
  ['path=/tender/telegram/17', everybody],
  ['path=/myfeed/telegram', everybody],
  ['path=/myfeed/telegram', ['hanna'], choosePreferences],
  ['path=/searches/telegram', ['hanna']],
  ['path=/alerts/telegram', ['hanna']],
  ['path=/signup/telegram', ['new&contact=shared'], signUp],
  ['path=/latest-tenders/telegram', ['sara'], openMenu],
  ['path=/tender/telegram/99999999', ['hanna']],
  ['path=/tender/telegram/17&age=2d', ['hanna']],
];

async function choosePreferences(page: Page): Promise<void> {
  await app(page)
    .getByRole('link', { name: /^(Change preferences|ምርጫዎን ይቀይሩ)$/ })
    .click();
  await expect(app(page).getByRole('checkbox').first()).toBeVisible();
}

async function signUp(page: Page): Promise<void> {
  await app(page).getByLabel('ስም').fill('Abebe');
  await press(page, 'ይመዝገቡ');
  await expect(heading(page, 'ተመዝግበዋል')).toBeVisible();
}

const clientHasMenuFrom = 7;

async function openMenu(page: Page): Promise<void> {
  const version = Number(new URL(page.url()).searchParams.get('version'));
  if (version < clientHasMenuFrom)
    await app(page)
      .getByRole('button', { name: /^(Menu|ማውጫ)$/ })
      .click();
  else {
    await press(page, 'Menu');
    await press(page, 'Settings');
  }
  await expect(app(page).getByRole('dialog')).toBeVisible();
}

const looks = ['6.0', '6.8', '6.9', '9.1'].flatMap((version) =>
  ['light', 'dark'].flatMap((theme) => ['en', 'am'].map((lang) => `version=${version}&theme=${theme}&lang=${lang}`)),
);

const shown = pages.flatMap(([settings, users, act]) =>
  users.map((user) => ({ screen: `user=${user}&${settings}`, act })),
);

/** Each page is checked in one look, in turn. EVERY_LOOK checks it in all of them. */
const looksOf = (index: number) => inTurn(looks, index * 5, 'EVERY_LOOK');

const smallest = { width: 320, height: 640 };

for (const [index, { screen, act }] of shown.entries())
  for (const look of looksOf(index))
    test(`${screen}&${look}${act ? `, ${act.name}` : ''}, has no axe violation and fits the smallest phone`, async ({
      page,
    }) => {
      await openApp(page, `${screen}&${look}`);
      await expect(app(page).getByRole('heading', { level: 1 })).toBeVisible();
      await act?.(page);
      await expect(app(page).locator('[aria-busy="true"]')).toHaveCount(0);
      const frame = await frameOf(page);
      await expectFrameAccessible(frame);
      await page.setViewportSize(smallest);
      await expectNoSidewaysScroll(frame);
    });
