import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { ask, createMember, enter, enterAs } from './people.ts';
import { servers } from './servers.ts';
import { test } from './test.ts';

const tender = '/tender/4321';
const address = `${servers.web.url}${tender}`;
const title = 'Request for Proposals: Solid waste collection and disposal service';

test('a member saves a tender on its page, and the count includes it until it is removed', async ({
  page,
  request,
}) => {
  await enter(page, (await createMember(request)).token);
  await page.goto(tender);
  const save = page.getByRole('button', { name: `Save : ${title}` });
  const saved = page.getByRole('button', { name: `Saved : ${title}` });
  const count = page.getByRole('link', { name: /1 saved tender/ }).filter({ visible: true });
  await save.click();
  await expect(saved).toBeVisible();
  await expect(count).toBeVisible();
  await page.reload();
  await expect(count).toBeVisible();
  await saved.click();
  await expect(save).toBeVisible();
  await expect(count).toHaveCount(0);
});

test('a tender can be shared by a link, by Telegram, and by the share dialog of the device', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const share = async (shared: ShareData) => void Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto(tender);
  const menu = page.locator('details').filter({ hasText: 'Share this tender' });
  const open = () => menu.locator('summary').click();
  await open();
  const { origin, searchParams } = new URL(
    (await menu.getByRole('link', { name: 'Telegram' }).getAttribute('href')) ?? '',
  );
  expect(origin).toBe('https://t.me');
  expect(Object.fromEntries(searchParams)).toEqual({ url: address, text: expect.stringContaining(title) });
  await menu.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied', { exact: true }).last()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await open();
  await menu.getByRole('button', { name: 'Share', exact: true }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
    url: address,
    title: expect.stringContaining(title),
  });
});

interface Detail {
  data: { bid_open_date: string; bid_close_date: string };
}

/** The time format of calendar files: 20261121T090000Z. */
const inCalendar = (date: string): string => new Date(date).toISOString().replace(/[-:]|\.000/g, '');

test('closing and opening are added to a calendar, each at its time and with a reminder', async ({ page, request }) => {
  const token = await enterAs(page, 'active@awaj.test');
  const { data } = await ask<Detail>(request, token, '/tender/detail/4321');
  await page.goto(tender);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('awaj-4321.ics');
  // Calendar files fold long lines.
  const lines = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '').split('\r\n');
  const of = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
  expect([lines[0], lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  expect(of('DTSTART')).toEqual([data.bid_close_date, data.bid_open_date].map(inCalendar));
  expect(of('SUMMARY')).toEqual([
    expect.stringContaining(`Bid closes: ${title}`),
    expect.stringContaining(`Bid opening: ${title}`),
  ]);
  expect(of('URL')).toEqual([address, address]);
  expect(of('TRIGGER')).toEqual(['-P1D', '-P1D']);
});
