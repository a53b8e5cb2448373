import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { signUp } from '../../testing/people.ts';
import { connectTelegram, inGroup, pressFrom, type Telegram, textFrom } from '../../testing/telegram.ts';
import { findSuppressions } from '../notifications/suppressions.ts';

onOneDatabase('the chat command', (world) => {
  let telegram: Telegram;
  beforeAll(() => {
    telegram = connectTelegram(world());
  });
  beforeEach(() => {
    telegram.calls.length = 0;
  });

  const say = (chat: number, text: string) => telegram.bring(textFrom(telegram.nextId(), chat, text));
  const press = (chat: number, data: string) => telegram.bring(pressFrom(telegram.nextId(), chat, data));
  const reasonOf = async (chat: number) =>
    (await findSuppressions(world().db, [{ channel: 'telegram', to: String(chat) }]))[0]?.reason;

  async function connect(chat: number): Promise<string> {
    const { email, token } = await signUp(world());
    await world().db.updateTable('users').set({ telegram_id: chat }).where('email', '=', email).execute();
    return token;
  }

  it('/stop ends all messages into the chat, and /start resumes them', async () => {
    await say(9_201, '/stop');
    await say(9_201, '/stop');
    expect(await reasonOf(9_201)).toBe('stopped');
    expect(telegram.said()[0]).toContain('We’ll stop writing to you');
    telegram.calls.length = 0;
    await say(9_201, '/start');
    expect(await reasonOf(9_201)).toBeUndefined();
    expect(telegram.said()[0]).toBe('We’ll write to you here again.');
    telegram.calls.length = 0;
    await say(9_201, '/start');
    expect(telegram.said()[0]).toContain('Hello');
  });

  it('/stop in a group stops nobody', async () => {
    await telegram.bring(inGroup(textFrom(telegram.nextId(), 9_202, '/stop')));
    expect([await reasonOf(9_202), telegram.said()]).toEqual([undefined, []]);
  });

  it('/alerts shows whether alerts come, and turns them on and off like the website', async () => {
    const token = await connect(9_203);
    const isOn = async () => (await world().call('getChannels', { token })).channels.telegram;
    await say(9_203, '/alerts');
    expect(telegram.said()).toEqual(['Alerts about new tenders are off in this chat.']);
    expect(JSON.stringify(telegram.calls[0])).toContain('alerts:on');
    await say(9_203, '/stop');
    for (const _press of [1, 2]) await press(9_203, 'alerts:on');
    expect([await isOn(), await reasonOf(9_203)]).toEqual([true, undefined]);
    expect(telegram.calls.at(-1)).toMatchObject({
      method: 'editMessageText',
      payload: { text: 'Alerts about new tenders are on in this chat.' },
    });
    await press(9_203, 'alerts:off');
    expect(await isOn()).toBe(false);
  });

  it('/alerts without an account changes nothing', async () => {
    await say(9_204, '/alerts');
    await press(9_204, 'alerts:on');
    expect(telegram.said()).toEqual([expect.stringContaining('/start')]);
    expect(telegram.calls.some(({ method }) => method === 'editMessageText')).toBe(false);
  });
});
