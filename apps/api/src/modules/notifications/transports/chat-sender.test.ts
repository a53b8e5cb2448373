import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Blocked, Undeliverable } from '../../../http/errors.ts';
import { inTurn } from '../../../testing/in-turn.ts';
import { type ReceivedMessage, type Sandbox, startSandbox } from '../../../testing/sandbox.ts';
import { botToken } from '../../../testing/seeded.ts';
import { renderMessage } from '../templates.ts';
import { createBotApi } from './bot-api.ts';
import { createChatSender } from './chat-sender.ts';

interface ReceivedChat extends ReceivedMessage {
  replyMarkup: unknown;
}

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ TELEGRAM_BOT_TOKEN: botToken });
});
afterEach(async () => {
  await sandbox.heal();
  await sandbox.control('DELETE', 'state');
});
afterAll(() => sandbox.stop());

const chat = '710000001';
const message = { to: chat, subject: 'Road', text: 'Road', reference: 'r-1' };
const miniUrl = 'https://mini.awaj.test';

const send = (change: object = {}) => {
  const api = createBotApi({ apiUrl: `${sandbox.url}/telegram-bot-api`, botToken });
  return createChatSender(api, miniUrl, inTurn).send({ ...message, ...change });
};

const received = async () => (await sandbox.messages(chat)) as ReceivedChat[];

it('sends valid Telegram HTML with buttons, whatever a title contains', async () => {
  const titles = ['<b>Road</b> & "drains"', '</a><i>', '&lt;', 'የመንገድ ሥራ 😀', '\u202eROAD'.repeat(40)];
  const tenders = titles.map((title, at) => ({
    id: at + 1,
    title,
    about: `<${title}>`,
    closing: { at: new Date(), daysLeft: 0, isApproximate: false },
    searches: [],
  }));
  const reader = { language: 'am', channel: 'telegram', webUrl: 'https://awaj.test', writtenAt: new Date() } as const;
  await send(
    renderMessage(
      { template: 'newTenders', tenders, more: 4, closingSoon: 9, searches: [], hasFeed: true, listPath: '/myfeed' },
      reader,
    ),
  );
  const [{ text = '', replyMarkup } = {}] = await received();
  for (const title of titles.slice(0, 2)) expect(text).toContain(`${title}\n<${title}>`);
  expect(replyMarkup).toEqual({
    inline_keyboard: [
      [1, 2].map((id) => ({ text: `☆ ${id}`, callback_data: `save:${id}:${id}` })),
      [
        { text: 'ሁሉንም ይመልከቱ (9)', web_app: { url: `${miniUrl}/myfeed/telegram` } },
        { text: 'ማንቂያ ይቀይሩ', url: 'https://awaj.test/am/settings' },
      ],
    ],
  });
});

it.each([
  { html: '<b>Road' },
  { html: '<u2>Road</u2>' },
  { html: '<b>Road</b>', buttons: [[{ label: 'Open', href: 'nowhere' }]] },
])('sends plain text when Telegram refuses the formatting: %j', async (change) => {
  await send(change);
  expect(await received()).toMatchObject([{ text: 'Road', replyMarkup: null }]);
});

it('distinguishes a chat that has blocked the bot from an unknown chat', async () => {
  await sandbox.control('POST', 'telegram/updates/block', { user: 'hanna' });
  await expect(send({ html: '<b>Road</b>' })).rejects.toThrow(Blocked);
  await expect(send({ to: '-1' })).rejects.toThrow(Undeliverable);
  await expect(send({ to: '-1' })).rejects.not.toThrow(Blocked);
});
