import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onOneDatabase } from '../../testing/on-databases.ts';
import { signUp } from '../../testing/people.ts';
import { connectTelegram, pressFrom, type Telegram } from '../../testing/telegram.ts';
import type { World } from '../../testing/world.ts';

let lastChat = 9_100;

/** Somebody with an account and a chat with the bot. */
async function chatter({ db, ...world }: World): Promise<{ id: number; chat: number }> {
  lastChat += 1;
  const { email } = await signUp({ db, ...world });
  const users = db.updateTable('users').set({ telegram_id: lastChat }).where('email', '=', email);
  const { id } = await users.returning('id').executeTakeFirstOrThrow();
  return { id, chat: lastChat };
}

onOneDatabase('a press of a button under an alert', (world) => {
  let telegram: Telegram;
  beforeAll(() => {
    telegram = connectTelegram(world());
  });
  beforeEach(() => {
    telegram.calls.length = 0;
  });

  const press = (chat: number, data: string, keyboard?: readonly unknown[]) =>
    telegram.bring(pressFrom(telegram.nextId(), chat, data, keyboard));
  const told = () =>
    telegram.calls.filter(({ method }) => method === 'answerCallbackQuery').map(({ payload }) => payload.text);
  const shown = () => JSON.stringify(telegram.calls.findLast(({ method }) => method === 'editMessageReplyMarkup'));
  const savedBy = async (id: number) => {
    const saved = world().db.selectFrom('saved_tenders').select('tender_id').where('user_id', '=', id);
    return (await saved.execute()).map(({ tender_id }) => tender_id);
  };
  const mutedBy = (id: number) =>
    world().db.selectFrom('mutes').select('company_id').where('user_id', '=', id).execute();

  it('saves the tender once for the person who pressed, and offers to undo it', async () => {
    const { id, chat } = await chatter(world());
    for (const _press of [1, 2]) {
      await press(chat, 'save:17');
      expect(await savedBy(id)).toEqual([17]);
    }
    expect(told()).toEqual(['Saved. We’ll tell you about every change.', 'Saved. We’ll tell you about every change.']);
    expect(shown()).toContain('"text":"★ Saved","callback_data":"unsave:17"');
    await press(chat, 'unsave:17');
    expect(await savedBy(id)).toEqual([]);
    expect(shown()).toContain('"text":"☆ Save","callback_data":"save:17"');
  });

  it('changes only its own star under a message about several tenders', async () => {
    const { chat } = await chatter(world());
    const star = (id: number, place: number) => ({ text: `☆ ${place}`, callback_data: `save:${id}:${place}` });
    const all = { text: 'See all 9', web_app: { url: 'https://mini.awaj.test/myfeed/telegram' } };
    await press(chat, 'save:18:2', [[star(17, 1), star(18, 2)], [all]]);
    expect(telegram.calls.at(-1)?.payload.reply_markup).toEqual({
      inline_keyboard: [[star(17, 1), { text: '★ 2', callback_data: 'unsave:18:2' }], [all]],
    });
  });

  it('dismisses a tender, and restores it', async () => {
    const { id, chat } = await chatter(world());
    await press(chat, 'save:17');
    for (const _press of [1, 2]) await press(chat, 'dismiss:17');
    const dismissed = world().db.selectFrom('dismissed_tenders').select('tender_id').where('user_id', '=', id);
    expect([await savedBy(id), await dismissed.execute()]).toEqual([[], [{ tender_id: 17 }]]);
    expect(shown()).toContain('restore:17');
    await press(chat, 'restore:17');
    expect(await dismissed.execute()).toEqual([]);
    expect(shown()).toContain('https://mini.awaj.test/tender/telegram/17');
  });

  it('mutes the buyer of the tender at once, and unmutes it again', async () => {
    const { id, chat } = await chatter(world());
    const buyer = world().db.selectFrom('tenders').select('company_id').where('id', '=', 17).executeTakeFirstOrThrow();
    for (const _press of [1, 2]) await press(chat, 'mute:17');
    expect(await mutedBy(id)).toEqual([await buyer]);
    expect(shown()).toContain('unmute:17');
    for (const _press of [1, 2]) await press(chat, 'unmute:17');
    expect(await mutedBy(id)).toEqual([]);
  });

  it('keeps the button that unmutes the buyer when the tender is dismissed and restored', async () => {
    const { chat } = await chatter(world());
    const unmute = [{ text: 'Unmute', callback_data: 'unmute:17' }];
    for (const kind of ['dismiss', 'restore']) {
      await press(chat, `${kind}:17`, [unmute]);
      expect(shown()).toContain('"unmute:17"');
    }
    await press(chat, 'dismiss:17');
    expect(shown()).toContain('"mute:17"');
  });

  it('without an account changes nothing, and says how to get one', async () => {
    await press(9_099, 'save:17');
    expect(told()).toEqual([expect.stringContaining('/start')]);
    expect(shown()).toBeUndefined();
  });

  it.each(['save:99999999', 'mute:99999999', 'dismiss:99999999'])(
    'for a tender that no longer exists says so: %s',
    async (data) => {
      const { chat } = await chatter(world());
      await press(chat, data);
      expect(told()).toEqual(['This tender is no longer available.']);
    },
  );

  it.each(['save:0', 'save:1;drop', 'save:1:77', 'delete:1', 'save', ''])(
    'with data of no button does nothing: %j',
    async (data) => {
      const { id, chat } = await chatter(world());
      expect((await press(chat, data)).statusCode).toBe(200);
      expect([told().filter(Boolean), await savedBy(id)]).toEqual([[], []]);
    },
  );

  it('without the secret of Telegram changes nothing', async () => {
    const { id, chat } = await chatter(world());
    const forged = pressFrom(telegram.nextId(), chat, 'save:17');
    expect((await telegram.bring(forged, 'wrong')).statusCode).toBe(401);
    expect([await savedBy(id), telegram.calls]).toEqual([[], []]);
  });
});
