import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createBotClient, hanna } from '../testing/bot-client.ts';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { forget } from '../world.ts';

const { world, app } = createTestSandbox();
const { call, updates } = createBotClient(app);
afterAll(() => app.close());
afterEach(() => forget(world));

const press = (act: string, fields: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/inbox/chats/${hanna}/${act}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

const page = async () => (await app.inject(`/inbox?to=${hanna}`)).body;

describe('the chat on the inbox page', () => {
  it('exists for each demo user before the first message', async () => {
    expect(await page()).toContain('No messages yet.');
    expect(await page()).toContain('Lensa');
  });

  it('shows both sides, and sends the person’s messages to the bot', async () => {
    const response = await press('say', { text: '/start <b>' });
    expect(response.headers.location).toBe(`/inbox?to=${hanna}`);
    await call('sendMessage', { chat_id: hanna, text: 'Welcome' });
    const body = await page();
    expect(body).toMatch(/data-from="bot">[\s\S]*Welcome[\s\S]*data-from="person">[\s\S]*\/start &lt;b&gt;/);
    expect((await updates())[0].message.text).toBe('/start <b>');
  });

  it('has the bot’s buttons, which work', async () => {
    await call('sendMessage', {
      chat_id: hanna,
      text: 'Welcome',
      reply_markup: {
        inline_keyboard: [
          [{ text: 'Open', web_app: { url: 'http://127.0.0.1:3001/tender/telegram/7?a=1' } }],
          [{ text: 'አማርኛ', callback_data: 'language:am' }],
        ],
      },
    });
    const body = await page();
    expect(body).toContain('<a href="/telegram?user=hanna&amp;path=%2Ftender%2Ftelegram%2F7%3Fa%3D1">Open</a>');
    expect(body).toContain('name="data" value="language:am"');
    await press('press', { data: 'language:am', messageId: '1' });
    expect((await updates())[0].callback_query).toMatchObject({ data: 'language:am', from: { id: hanna } });
  });

  it('shows a message with its formatting and nothing else', async () => {
    const text = '<b>9 new</b>\n<a href="https://awaj.test/tender/7">Road &lt;i&gt;</a> https://awaj.test';
    await call('sendMessage', { chat_id: hanna, text, parse_mode: 'HTML' });
    const body = await page();
    expect(body).toContain('<b>9 new</b>');
    expect(body).toContain('<a href="https://awaj.test/tender/7" target="_blank" rel="noreferrer">Road &lt;i&gt;</a>');
  });

  it('changes its buttons and shows the bot’s answer to a press', async () => {
    const keyboard = (text: string) => ({ inline_keyboard: [[{ text, callback_data: `${text}:7` }]] });
    await call('sendMessage', { chat_id: hanna, text: 'Road', reply_markup: keyboard('save') });
    const [{ messageId = 0 } = {}] = world.bot.chats.of(hanna).entries;
    await press('press', { data: 'save:7', messageId: String(messageId) });
    const { callback_query: query } = (await updates())[0];
    expect(query.message.reply_markup).toEqual(keyboard('save'));
    await call('answerCallbackQuery', { callback_query_id: query.id, text: 'Saved.' });
    const edit = { chat_id: hanna, message_id: messageId, reply_markup: keyboard('unsave') };
    await call('editMessageReplyMarkup', edit);
    const body = await page();
    expect(body).toContain('<p id="notice" role="status">Saved.</p>');
    expect(body).toContain('value="unsave:7"');
    expect(await call('editMessageReplyMarkup', edit)).toMatchObject({ error_code: 400 });
  });

  it('offers to share the contact while the bot asks for it', async () => {
    const keyboard = [[{ text: 'Share my number', request_contact: true }]];
    await call('sendMessage', { chat_id: hanna, text: 'Please', reply_markup: { keyboard, one_time_keyboard: true } });
    expect(await page()).toContain('<button>Share my number</button>');
    await press('contact');
    expect((await updates())[0].message.contact).toMatchObject({ phone_number: '251911000001', user_id: hanna });
    expect(await page()).not.toContain('<button>Share my number</button>');
  });

  it('lets the person block the bot and return', async () => {
    await press('block', { blocked: 'true' });
    expect((await call('sendMessage', { chat_id: hanna, text: 'Hello' })).status).toBe(403);
    expect(await page()).toContain('Unblock and start');
    await press('start');
    expect((await call('sendMessage', { chat_id: hanna, text: 'Hello' })).ok).toBe(true);
  });

  it.each(['/inbox/chats/nobody/say', `/inbox/chats/${hanna}/dance`])('shows nothing at %s', async (url) => {
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404);
  });
});
