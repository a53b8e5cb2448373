import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createBotClient, hanna } from '../testing/bot-client.ts';
import { startEventReceiver } from '../testing/event-receiver.ts';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { forget } from '../world.ts';

const receiver = await startEventReceiver();
const { received } = receiver;
const { world, app } = createTestSandbox();
const { call, act, updates } = createBotClient(app);
afterAll(async () => {
  await app.close();
  receiver.close();
});
afterEach(async () => {
  await call('deleteWebhook', { drop_pending_updates: true });
  await call('getUpdates', { allowed_updates: [] });
  receiver.reset();
  forget(world);
});

const webhook = new URL('/webhooks/telegram', receiver.url).href;

describe('polling for updates', () => {
  it('returns the same updates until a later offset is requested', async () => {
    expect(await act('start', { user: 'hanna', payload: 't_4120' })).toEqual({ outcome: 'queued' });
    const [first] = await updates();
    expect(first.message).toMatchObject({
      from: { id: hanna, is_bot: false, first_name: 'Hanna', language_code: 'am' },
      chat: { id: hanna, type: 'private' },
      date: 1772355600,
      text: '/start t_4120',
      entities: [{ type: 'bot_command', offset: 0, length: 6 }],
    });
    expect(await updates()).toEqual([first]);
    await act('message', { user: 5123456789, text: 'hello' });
    const [second] = await updates({ offset: first.update_id + 1 });
    expect(second).toMatchObject({ update_id: first.update_id + 1, message: { from: { id: 5123456789 } } });
  });

  it('with a negative offset returns the last updates', async () => {
    for (const text of ['one', 'two', 'three']) await act('message', { user: 'hanna', text });
    expect((await updates({ offset: -1 })).map(({ message }: { message: { text: string } }) => message.text)).toEqual([
      'three',
    ]);
  });

  it('waits for the first update for the given time', async () => {
    const asked = updates({ timeout: 20 });
    await act('message', { user: 'hanna', text: 'at last' });
    expect((await asked)[0].message.text).toBe('at last');
    await call('getUpdates', { offset: 2_000_000_000 });
    expect(await updates({ timeout: 0 })).toEqual([]);
  });

  it('is possible for one caller at a time', async () => {
    const first = call('getUpdates', { timeout: 20 });
    const second = call('getUpdates', { timeout: 20 });
    expect(await first).toMatchObject({
      status: 409,
      description: 'Conflict: terminated by other getUpdates request',
    });
    await act('message', { user: 'hanna', text: 'hello' });
    expect((await second).result).toHaveLength(1);
  });

  it('is refused to a bot with a webhook', async () => {
    await call('setWebhook', { url: webhook });
    expect(await call('getUpdates')).toMatchObject({ status: 409, error_code: 409 });
    await call('deleteWebhook');
    expect((await call('getUpdates')).ok).toBe(true);
  });

  it('returns the requested kinds of updates', async () => {
    await call('getUpdates', { allowed_updates: ['callback_query'] });
    expect(await act('message', { user: 'hanna', text: 'hello' })).toMatchObject({ outcome: 'dropped' });
    await act('callback', { user: 'hanna', data: 'language:am' });
    expect(Object.keys((await updates())[0])).toEqual(['update_id', 'callback_query']);
  });
});

describe('the webhook of the bot', () => {
  it('gets the waiting updates first, then new ones, with the secret', async () => {
    await act('message', { user: 'hanna', text: 'before' });
    await call('setWebhook', { url: webhook, secret_token: 'SANDBOX-secret' });
    expect(await act('message', { user: 'hanna', text: 'after' })).toEqual({ outcome: 'delivered', statuses: [200] });
    expect(
      received.map(({ body, headers, path }) => [path, body.message.text, headers['x-telegram-bot-api-secret-token']]),
    ).toEqual([
      ['/webhooks/telegram', 'before', 'SANDBOX-secret'],
      ['/webhooks/telegram', 'after', 'SANDBOX-secret'],
    ]);
    expect((await call('getWebhookInfo')).result).toMatchObject({ url: webhook, pending_update_count: 0 });
  });

  it('gets an update again until it takes it, and only then the next ones', async () => {
    await call('setWebhook', { url: webhook });
    const answers = [500, 404, 204];
    receiver.answerWith(() => answers.shift() ?? 200);
    const acts = [act('message', { user: 'hanna', text: 'one' }), act('message', { user: 'hanna', text: 'two' })];
    expect(await Promise.all(acts)).toEqual([
      { outcome: 'delivered', statuses: [500, 404, 204] },
      { outcome: 'delivered', statuses: [200] },
    ]);
    expect(received.map(({ body }) => body.message.text)).toEqual(['one', 'one', 'one', 'two']);
    expect(new Set(received.map(({ body }) => body.update_id)).size).toBe(2);
  });

  it('can be set without the waiting updates', async () => {
    await act('message', { user: 'hanna', text: 'before' });
    await call('setWebhook', { url: webhook, drop_pending_updates: true });
    await act('message', { user: 'hanna', text: 'after' });
    expect(received.map(({ body }) => body.message.text)).toEqual(['after']);
  });

  it.each([{ url: 'awaj.test' }, { url: webhook, secret_token: 'two words' }])(
    'is refused when it is invalid: %o',
    async (payload) => {
      expect((await call('setWebhook', payload)).status).toBe(400);
    },
  );
});

describe('a contact', () => {
  it.each([
    ['their own', {}, { phone_number: '251911000001', user_id: hanna }],
    ['their own of another number', { phone: '+251711000009' }, { phone_number: '+251711000009', user_id: hanna }],
    ['somebody else’s', { phone: '251911000002', contactUserId: 710000002 }, { user_id: 710000002 }],
  ])('that a person shares is %s', async (_case, given, contact) => {
    await act('contact', { user: 'hanna', ...given });
    expect((await updates())[0].message).toMatchObject({ from: { id: hanna }, contact });
  });

  it('of a person without Telegram has no id', async () => {
    await act('contact', { user: 'hanna', phone: '251911000002', contactUserId: null });
    expect((await updates())[0].message.contact).not.toHaveProperty('user_id');
  });
});

describe('a press on a button', () => {
  it('is a query that can be answered once', async () => {
    await act('callback', { user: 'hanna', data: 'language:am', messageId: 1 });
    const [{ callback_query: query }] = await updates();
    expect(query).toMatchObject({ from: { id: hanna }, data: 'language:am' });
    expect((await call('answerCallbackQuery', { callback_query_id: query.id })).result).toBe(true);
    expect(await call('answerCallbackQuery', { callback_query_id: query.id })).toMatchObject({ status: 400 });
  });
});
