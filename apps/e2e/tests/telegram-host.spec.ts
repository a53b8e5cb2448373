import { type APIRequestContext, expect, type Frame, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { servers } from './servers.ts';
import { app, frameOf, logged, openApp } from './telegram-app.ts';
import { test } from './test.ts';

const { api, mini, sandbox } = servers;

/** Loads an empty page instead of the mini app, to test the client from inside. */
async function openProbe(page: Page, settings: string): Promise<Frame> {
  await page.route(`${mini.url}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Probe</title>' }),
  );
  await openApp(page, settings);
  return frameOf(page);
}

type Told = Record<string, unknown>;

/** Posts a method to the client, and returns the data of the awaited event. */
function post(frame: Frame, method: string, params: object = {}, awaited: string | null = null): Promise<Told> {
  return frame.evaluate(
    ({ message, event }) =>
      new Promise<Told>((resolve) => {
        const hear = ({ data }: MessageEvent) => {
          const { eventType, eventData = {} } = JSON.parse(data);
          if (eventType !== event) return;
          removeEventListener('message', hear);
          resolve(eventData);
        };
        if (event === null) resolve({});
        else addEventListener('message', hear);
        parent.postMessage(message, '*');
      }),
    { message: JSON.stringify({ eventType: method, eventData: params }), event: awaited },
  );
}

const initDataIn = (url: string): string => new URLSearchParams(new URL(url).hash.slice(1)).get('tgWebAppData') ?? '';

/** The launch data in the page of the client, without a browser. */
async function launchOf(request: APIRequestContext, settings: string): Promise<string> {
  const page = await (await request.get(`${sandbox.url}/telegram?${settings}`)).text();
  const [, launch = '{}'] = /<script type="application\/json" id="launch">(.*)<\/script>/.exec(page) ?? [];
  return initDataIn((JSON.parse(launch) as { url: string }).url);
}

/** What the API says about the person of the launch. */
function personOf(initData: string, request: APIRequestContext) {
  const headers = { authorization: `tma ${initData}` };
  return {
    initData: new URLSearchParams(initData),
    async tender() {
      const response = await request.get(`${api.url}/telegram/tender/1`, { headers });
      const { data, message } = await response.json();
      return { status: response.status(), isOpen: typeof data?.content === 'string', message };
    },
    register: (name: string) => request.post(`${api.url}/telegram/register`, { headers, data: { name, plan_id: 1 } }),
    async invoice(): Promise<string> {
      const { result } = await (await request.get(`${api.url}/telegram/get-invoice-url`, { headers })).json();
      return String(result).replace('https://t.me/$', '');
    },
  };
}

for (const [user, status, isOpen] of [
  ['hanna', 200, true],
  ['sara', 200, true],
  ['dawit', 200, false],
  ['meron', 422, false],
  ['lensa', 404, false],
  ['new', 404, false],
  ['new&contact=shared', 422, false],
] as const) {
  test(`the API knows user=${user} as the panel describes them`, async ({ request }) => {
    const person = personOf(await launchOf(request, `user=${user}`), request);
    expect(await person.tender()).toMatchObject({ status, isOpen });
  });
}

test('a number is shared with the bot only when the person agrees', async ({ page, request }) => {
  const frame = await openProbe(page, 'user=new&version=6.9');
  const person = personOf(initDataIn(frame.url()), request);
  const refused = post(frame, 'web_app_request_phone', {}, 'phone_requested');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await refused).toEqual({ status: 'cancelled' });
  expect(await person.tender()).toMatchObject({ status: 404 });

  const sent = post(frame, 'web_app_request_phone', {}, 'phone_requested');
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await sent).toEqual({ status: 'sent' });
  await expect.poll(() => person.tender()).toMatchObject({ status: 422 });
});

test('only a payment that Telegram reports to the bot unlocks the tenders', async ({ page, request }) => {
  const frame = await openProbe(page, 'user=new&contact=shared');
  const person = personOf(initDataIn(frame.url()), request);
  expect((await person.register('አበበ ከበደ')).status()).toBe(200);
  for (const [button, status, isOpen] of [
    ['Cancel', 'cancelled', false],
    ['Let it fail', 'failed', false],
    ['Leave it pending', 'pending', false],
    ['Say “paid”, pay nothing', 'paid', false],
    ['Pay', 'paid', true],
  ] as const) {
    const slug = await person.invoice();
    const closed = post(frame, 'web_app_open_invoice', { slug }, 'invoice_closed');
    await page.getByRole('button', { name: button, exact: true }).click();
    expect([button, await closed]).toEqual([button, { slug, status }]);
    // The bot learns of a payment independently, shortly before or after the app.
    await expect.poll(() => person.tender(), button).toMatchObject({ status: 200, isOpen });
  }
});

for (const [version, isHeard] of [
  ['6.0', false],
  ['6.8', false],
  ['6.9', true],
  ['9.1', true],
] as const) {
  test(`a client of version ${version} ${isHeard ? 'asks' : 'cannot ask'} for the phone number`, async ({ page }) => {
    const frame = await openProbe(page, `user=new&version=${version}`);
    await post(frame, 'web_app_request_phone');
    await expect(logged(page, 'web_app_request_phone')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(isHeard ? 1 : 0);
    if (!isHeard)
      await expect(logged(page, 'web_app_request_phone')).toContainText(`needs 6.9, this client is ${version}`);
  });
}

test('the app shows the buttons of the client, and hears when they are pressed', async ({ page }) => {
  const frame = await openProbe(page, 'user=sara&platform=ios');
  const style = await post(frame, 'web_app_request_safe_area', {}, 'safe_area_changed');
  expect(style).toEqual({ top: 0, bottom: 34, left: 0, right: 0 });
  await post(frame, 'web_app_setup_back_button', { is_visible: true });
  const main = { text: 'Register', is_visible: true, is_active: true };
  await post(frame, 'web_app_setup_main_button', main);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(logged(page, 'main_button_pressed')).toHaveCount(1);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(logged(page, 'back_button_pressed')).toHaveCount(1);
  await post(frame, 'web_app_trigger_haptic_feedback', { type: 'notification', notification_type: 'success' });
  await expect(logged(page, 'vibrate')).toContainText('notification success');
});

test('the client asks before it closes an app with unsaved input', async ({ page }) => {
  const frame = await openProbe(page, 'user=sara');
  await post(frame, 'web_app_setup_closing_behavior', { need_confirmation: true });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Close anyway' }).click();
  await expect(page.getByText('The mini app is closed.')).toBeVisible();
});

test('a shared link opens the app for a friend at its tender', async ({ page, request }) => {
  const frame = await openProbe(page, 'user=dawit&theme=dark');
  const link = 'https://t.me/awaj_bot?startapp=t_17';
  await post(frame, 'web_app_open_tg_link', { path_full: `/share/url?url=${encodeURIComponent(link)}&text=Road` });
  await expect(page.getByRole('alertdialog', { name: 'Send to a friend' })).toContainText('Road');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('link', { name: 'Open it as the friend' }).click();
  await expect(page).toHaveURL(/startapp=t_17/);
  const friend = await frameOf(page);
  await friend.waitForURL('**/tender/telegram/app?tgWebAppStartParam=t_17#**');
  const { initData } = personOf(initDataIn(friend.url()), request);
  expect([initData.get('start_param'), initData.get('user')]).toEqual(['t_17', expect.stringContaining('Sara')]);
});

test('an old client leads to the bot to share the number', async ({ page, request }) => {
  const frame = await openProbe(page, 'user=new&version=6.8');
  const person = personOf(initDataIn(frame.url()), request);
  await post(frame, 'web_app_open_tg_link', { path_full: '/awaj_bot?start=login' });
  await page.getByRole('link', { name: 'Go to the chat' }).click();
  await page.getByRole('button', { name: 'Share my phone number' }).click();
  await expect(page.locator('#chat').getByText('Thank you. Open Awaj to finish signing up.')).toBeVisible();
  expect(await person.tender()).toMatchObject({ status: 422 });
});

test('the network fails while the app is open, and comes back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openApp(page, 'user=sara&network=online');
  await expect(app(page).getByRole('article')).toHaveCount(20);
  await page.getByRole('radio', { name: 'Offline' }).check();
  await expect(logged(page, 'network')).toHaveCount(1);
  await app(page).getByRole('article').last().scrollIntoViewIfNeeded();
  const retry = app(page).getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.getByRole('radio', { name: 'Online' }).check();
  await expect(logged(page, 'network')).toHaveCount(2);
  await retry.click();
  await expect(app(page).getByRole('article')).toHaveCount(40);
});

for (const theme of ['light', 'dark']) {
  test(`the client itself has no axe violation in the theme ${theme}`, async ({ page }) => {
    const frame = await openProbe(page, `user=sara&theme=${theme}`);
    await post(frame, 'web_app_open_tg_link', { path_full: '/share/url?url=https%3A%2F%2Fawaj.test&text=Road' });
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    await expectAccessible(page, (axe) => axe.exclude('iframe'));
  });
}
