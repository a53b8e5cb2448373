import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { sandboxBotToken } from '../environment.ts';
import { createBotClient, hanna } from '../testing/bot-client.ts';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { forget } from '../world.ts';

const { world, app } = createTestSandbox();
const { call, act } = createBotClient(app);
afterAll(() => app.close());
afterEach(() => forget(world));

const send = (changes: object = {}) => call('sendMessage', { chat_id: hanna, text: 'Hello', ...changes });

describe('the Bot API', () => {
  it('knows its bot, whatever the case of the method and the way it is called', async () => {
    const address = `/telegram-bot-api/bot${sandboxBotToken}`;
    const me = { id: 123456789, is_bot: true, username: 'awaj_bot' };
    expect((await app.inject(`${address}/getme`)).json()).toMatchObject({ ok: true, result: me });
    expect(await call('getMe')).toMatchObject({ ok: true, result: me });
  });

  it.each([
    ['getMe', '42:wrong', 401, 'Unauthorized'],
    ['getYou', undefined, 404, 'Not Found'],
  ])('refuses %s with the token %s', async (method, token, code, description) => {
    expect(await call(method, {}, token)).toEqual({ status: code, ok: false, error_code: code, description });
  });

  it('takes forms and addresses, with JSON for values other than texts', async () => {
    const markup = JSON.stringify({ inline_keyboard: [[{ text: 'Open', url: 'https://awaj.test' }]] });
    const query = { chat_id: String(hanna), text: 'Hello', reply_markup: markup };
    const url = `/telegram-bot-api/bot${sandboxBotToken}/sendMessage`;
    expect((await app.inject({ url, query })).json().ok).toBe(true);
    const form = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(query).toString(),
    });
    expect(form.json().result.reply_markup).toEqual(JSON.parse(markup));
    expect((await app.inject({ url, query: { ...query, reply_markup: '{' } })).json().error_code).toBe(400);
  });

  it('answers 429 when there are too many requests', async () => {
    world.faults.set('telegram', { kind: 'rate-limit', retryAfter: 3 }, 1);
    expect(await send()).toEqual({
      status: 429,
      ok: false,
      error_code: 429,
      description: 'Too Many Requests: retry after 3',
      parameters: { retry_after: 3 },
    });
    expect((await send()).ok).toBe(true);
    expect((await app.inject('/control/calls')).json()).toEqual({ 'telegram sendMessage': 2 });
  });
});

describe('sendMessage', () => {
  it('adds a message to the chat and to the inbox', async () => {
    const { result } = await send({ text: '<b>ሰላም</b> &amp; hello', parse_mode: 'HTML' });
    expect(result).toMatchObject({
      message_id: expect.any(Number),
      chat: { id: hanna, type: 'private', first_name: 'Hanna' },
      text: 'ሰላም & hello',
      entities: [{ type: 'bold', offset: 0, length: 3 }],
    });
    const { messages } = (await app.inject(`/control/messages?channel=telegram&to=${hanna}`)).json();
    expect(messages).toMatchObject([{ provider: 'telegram', to: String(hanna), text: 'ሰላም & hello' }]);
  });

  it.each([
    ['nobody', { chat_id: 'nobody' }, 'Bad Request: chat not found'],
    ['nothing', { text: ' ' }, 'Bad Request: message text is empty'],
    ['too much', { text: 'x'.repeat(4097) }, 'Bad Request: message is too long'],
    ['an unknown mark-up', { parse_mode: 'Wiki' }, 'Bad Request: unsupported parse_mode'],
    ['rows that are none', { reply_markup: { inline_keyboard: [{ text: 'a' }] } }, expect.stringContaining('Arrays')],
    [
      'too much data in a button',
      { reply_markup: { inline_keyboard: [[{ text: 'a', callback_data: 'አ'.repeat(22) }]] } },
      'Bad Request: BUTTON_DATA_INVALID',
    ],
    [
      'a button without an action',
      { reply_markup: { inline_keyboard: [[{ text: 'a' }]] } },
      'Bad Request: text buttons are unallowed in the inline keyboard',
    ],
    [
      'an app that is not on https',
      { reply_markup: { inline_keyboard: [[{ text: 'a', web_app: { url: 'http://awaj.test' } }]] } },
      expect.stringContaining('Only HTTPS links are allowed'),
    ],
  ])('refuses %s', async (_case, changes, description) => {
    expect(await send(changes)).toMatchObject({ status: 400, ok: false, error_code: 400, description });
    expect(world.messages.list()).toEqual([]);
  });

  it('takes buttons that open an app, call back, or ask for a contact', async () => {
    const app_ = { text: 'Open', web_app: { url: 'http://127.0.0.1:3001/latest-tenders/telegram' } };
    const data = { text: 'English', callback_data: 'language:en' };
    expect((await send({ reply_markup: { inline_keyboard: [[app_], [data]] } })).ok).toBe(true);
    const keyboard = [[{ text: 'Share', request_contact: true }]];
    expect((await send({ reply_markup: { keyboard, one_time_keyboard: true } })).ok).toBe(true);
    expect(world.bot.chats.of(hanna).keyboard?.rows).toEqual([[{ kind: 'contact', text: 'Share' }]]);
  });

  it('does not reach a person who has blocked the bot, until they start it again', async () => {
    await act('block', { user: 'hanna' });
    expect(await send()).toMatchObject({ status: 403, description: 'Forbidden: bot was blocked by the user' });
    await act('start', { user: 'hanna' });
    expect((await send()).ok).toBe(true);
  });
});

describe('what the bot says about itself', () => {
  it('is stored', async () => {
    const commands = [{ command: 'start', description: 'Open Awaj' }];
    expect((await call('setMyCommands', { commands })).result).toBe(true);
    const inAmharic = [{ command: 'start', description: 'አዋጅን ክፈት' }];
    await call('setMyCommands', { commands: inAmharic, language_code: 'am' });
    expect((await call('getMyCommands')).result).toEqual(commands);
    expect((await call('getMyCommands', { language_code: 'am' })).result).toEqual(inAmharic);
    const menu = { type: 'web_app', text: 'Awaj', web_app: { url: 'https://mini.awaj.test' } };
    expect((await call('setChatMenuButton', { menu_button: menu })).result).toBe(true);
    expect((await call('getChatMenuButton')).result).toEqual(menu);
    expect((await call('setMyDescription', { description: 'Tenders' })).result).toBe(true);
  });

  it.each([
    ['setMyCommands', { commands: [{ command: 'Start', description: 'x' }] }],
    ['setChatMenuButton', { menu_button: { type: 'web_app', text: 'x' } }],
    ['setMyDescription', { description: 'x'.repeat(513) }],
  ])('is refused by %s when it is invalid', async (method, payload) => {
    expect((await call(method, payload)).status).toBe(400);
  });
});
