import { validate } from '@telegram-apps/init-data-node';
import { afterAll, describe, expect, it } from 'vitest';
import { sandboxBotToken } from '../environment.ts';
import { createBotClient, hanna } from '../testing/bot-client.ts';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { forget } from '../world.ts';

let now = new Date('2026-03-01T09:00:00Z');
const { app, world } = createTestSandbox({ now: () => now });
afterAll(() => app.close());

async function openPage(query: Record<string, string>) {
  const response = await app.inject({ url: '/telegram', query });
  const block = /<script type="application\/json" id="launch">(.*)<\/script>/.exec(response.body)?.[1] ?? '{}';
  return { response, body: response.body, launch: JSON.parse(block) };
}

function initDataOf(url: string): string {
  return new URLSearchParams(new URL(url).hash.slice(1)).get('tgWebAppData') ?? '';
}

describe('the Telegram client page', () => {
  it('passes its script a signed launch of the chosen person', async () => {
    const { launch } = await openPage({ user: 'sara', version: '6.9', platform: 'tdesktop', theme: 'dark' });
    expect(launch).toMatchObject({
      origin: 'http://127.0.0.1:3001',
      version: '6.9',
      platform: 'tdesktop',
      theme: 'dark',
    });
    const initData = initDataOf(launch.url);
    expect(() => validate(initData, sandboxBotToken, { expiresIn: 0 })).not.toThrow();
    expect(initData).toContain('sara_tesfaye');
  });

  it('shows the settings of the launch', async () => {
    const { body } = await openPage({ user: 'yonas', startapp: 't_12', theme: 'dark' });
    expect(body).toContain('<html lang="en" data-theme="dark">');
    expect(body).toContain('<option value="yonas" selected>');
    expect(body).toContain('value="t_12"');
  });

  it('frames only the mini app’s origin, and runs no inline script', async () => {
    const { response } = await openPage({});
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain('frame-src http://127.0.0.1:3001;');
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('names a value that it refused, and opens without it', async () => {
    const { response, body } = await openPage({ version: '5.0' });
    expect(response.statusCode).toBe(200);
    expect(body).toContain('role="alert">version “5.0” was ignored: it must be one of 6.0, 6.1, 6.8');
  });

  it.each(['user', 'startapp', 'path', 'lang', 'version'])('escapes a hostile %s', async (name) => {
    const { body } = await openPage({ [name]: `"'></script><script>alert(1)</script>` });
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&quot;&#39;&gt;&lt;/script&gt;&lt;script&gt;alert(1)');
  });

  it('escapes a hostile path', async () => {
    const { body, launch } = await openPage({ path: '/"><script>alert(1)</script>' });
    expect(body).not.toContain('<script>alert');
    expect(new URL(launch.url).origin).toBe('http://127.0.0.1:3001');
  });
});

describe('a person at the client', () => {
  const bot = createBotClient(app);
  const heardOf = async (query: Record<string, string>) => {
    forget(world);
    const { body } = await openPage(query);
    const contacts = (await bot.updates()).map(({ message }: { message: { contact: unknown } }) => message.contact);
    return { body, contacts };
  };

  it('with an account came through the bot, which knows their number before the app opens', async () => {
    const { contacts, body } = await heardOf({ user: 'hanna' });
    expect(contacts).toMatchObject([{ user_id: hanna, phone_number: '251911000001' }]);
    expect(body).toContain('The bot has not received the number of Hanna Girma yet');
    await openPage({ user: 'hanna' });
    expect(await bot.updates()).toHaveLength(1);
  });

  it.each([
    ['lensa', {}, 0],
    ['meron', {}, 1],
    ['812345678', {}, 0],
    ['812345678', { contact: 'shared' }, 1],
    ['hanna', { contact: 'unshared' }, 0],
  ])('%s, opened with %o, has sent %i numbers', async (user, more, count) => {
    expect((await heardOf({ user, ...more })).contacts).toHaveLength(count);
  });

  it('can be a new person each time', async () => {
    const open = async () => (await app.inject('/telegram?user=new&theme=dark')).headers.location;
    const first = await open();
    expect(first).toMatch(/^\/telegram\?user=8\d{8}&theme=dark$/);
    expect(await open()).not.toBe(first);
  });
});

describe('opening the app again', () => {
  it('is a new launch, signed at that moment', async () => {
    const first = await openPage({ user: 'lensa', startapp: 't_1', age: '2d' });
    now = new Date('2026-03-01T10:00:00Z');
    const again = await app.inject({ url: '/telegram/launch', query: { user: 'lensa', startapp: 't_1', age: '2d' } });
    expect(again.headers['cache-control']).toBe('no-store');
    const initData = new URLSearchParams(initDataOf(again.json().url));
    expect(initData.get('auth_date')).toBe(String(now.getTime() / 1000));
    expect(initData.get('start_param')).toBe('t_1');
    expect(initDataOf(first.launch.url)).not.toBe(initData.toString());
    expect(() => validate(initData, sandboxBotToken, { expiresIn: 0 })).not.toThrow();
  });
});
