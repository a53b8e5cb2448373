import {
  type APIRequestContext,
  expect,
  type Frame,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';
import { servers } from './servers.ts';

const { api, mini, sandbox } = servers;

const appFrame = 'iframe[title="Mini app"]';

/** The mini app inside the client. */
export const app = (page: Page): FrameLocator => page.frameLocator(appFrame);

export const logged = (page: Page, event: string): Locator => page.locator(`#log li[data-event="${event}"]`);

export const openApp = (page: Page, settings: string) => page.goto(`${sandbox.url}/telegram?${settings}`);

/** Opens the app, and does not wait for what it is made of. */
export const beginApp = (page: Page, settings: string) =>
  page.goto(`${sandbox.url}/telegram?${settings}`, { waitUntil: 'commit' });

/** Presses a button of the client itself or of its dialogs. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Presses the client's main button above preferences. It says how many tenders they bring once that is known. */
export const pressSave = (page: Page) =>
  page.getByRole('group', { name: 'Bottom buttons' }).getByRole('button', { name: /^Save/ }).click();

/** The back button of the client. */
export const back = (page: Page): Locator => page.getByRole('button', { name: 'Back', exact: true });

export const heading = (page: Page, name: string | RegExp): Locator =>
  app(page).getByRole('heading', { level: 1, name });

export async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.locator(appFrame).elementHandle())?.contentFrame();
  if (!frame) throw new Error('The client shows no frame.');
  await frame.waitForURL(`${mini.url}/**`);
  return frame;
}

/** Cuts off our servers until the returned function is called. */
export async function loseNetwork(page: Page): Promise<() => Promise<void>> {
  const ours = [`${mini.url}/**`, `${api.url}/**`];
  for (const address of ours) await page.route(address, (route) => route.abort('internetdisconnected'));
  return async () => {
    for (const address of ours) await page.unroute(address);
  };
}

/** The launch data that Telegram has signed for the person. */
export async function initDataOf(page: Page): Promise<string> {
  const frame = await frameOf(page);
  return frame.evaluate(() => {
    const launch = location.hash.slice(1) || (sessionStorage.getItem('launch') ?? '');
    return new URLSearchParams(launch).get('tgWebAppData') ?? '';
  });
}

/** Registers the person at the client, whose number the bot knows. */
async function register(page: Page, request: APIRequestContext): Promise<void> {
  const headers = { authorization: `tma ${await initDataOf(page)}` };
  const response = await request.post(`${api.url}/telegram/register`, { headers, data: { name: 'Abebe', plan_id: 1 } });
  expect(response.status()).toBe(200);
}

/** Opens the app for a new person with an account and no payment. */
export async function openAsNew(page: Page, request: APIRequestContext, path: string, settings = ''): Promise<void> {
  await openApp(page, `user=new&contact=shared&lang=en&path=${path}&${settings}`);
  await expect(heading(page, 'ይመዝገቡ')).toBeVisible();
  await register(page, request);
  await app(page)
    .locator('html')
    .evaluate((_, to) => location.assign(to), path);
}

export async function openUnpaid(page: Page, request: APIRequestContext, settings = ''): Promise<void> {
  await openAsNew(page, request, '/tender/telegram/17', settings);
  await expect(app(page).getByText('Your subscription is not active')).toBeVisible();
}

/** Opens the app in a client that never answers. */
export async function openInSilence(page: Page, path: string, launch: Record<string, string>): Promise<void> {
  const address = `${mini.url}${path}#${new URLSearchParams(launch)}`.replaceAll('&', '&amp;');
  await openApp(page, 'user=hanna');
  await page.setContent(`<iframe title="Mini app" width="390" height="800" src="${address}"></iframe>`);
}
