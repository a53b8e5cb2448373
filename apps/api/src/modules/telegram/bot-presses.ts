import { type ServerTexts, serverTexts } from '@awaj/i18n/server';
import { Composer, type Context } from 'grammy';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/errors.ts';
import { mute, mutesOf, unmute } from '../alerts/choices/mutes.ts';
import {
  buttonFor,
  dismissedButtons,
  type Press,
  parsePress,
  pressOf,
  tenderButtons,
} from '../notifications/chat/chat-buttons.ts';
import { toInlineButton, toInlineKeyboard } from '../notifications/transports/chat-sender.ts';
import { dismissTender, restoreTender } from '../saving/dismissing.ts';
import { createSavingService } from '../saving/saving.service.ts';
import { languageOfPerson } from './bot-language.ts';
import { findAccount } from './find-account.ts';
import { type Keyboard, replaceButton } from './replace-button.ts';
import { unlessRefused } from './unless-refused.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  miniUrl: string;
}

/** What each button does for the user who pressed it. Pressing twice is the same as pressing once. */
function createActs({ db, now }: Dependencies) {
  const save = createSavingService({ db, now });

  async function buyerOf(tenderId: number): Promise<number> {
    const tender = await db.selectFrom('tenders').select('company_id').where('id', '=', tenderId).executeTakeFirst();
    if (!tender) throw new AppError('notFound');
    return tender.company_id;
  }

  return {
    save: (userId, tenderId) => save(userId, tenderId, 1),
    unsave: (userId, tenderId) => save(userId, tenderId, 0),
    dismiss: (userId, tenderId) => dismissTender(db, { userId, tenderId }, now()),
    restore: (userId, tenderId) => restoreTender(db, { userId, tenderId }),
    mute: async (userId, tenderId) => mute(db, userId, { company_id: await buyerOf(tenderId) }, now()),
    async unmute(userId, tenderId) {
      const buyer = await buyerOf(tenderId);
      const muted = (await mutesOf(db, userId)).find(({ company_id }) => company_id === buyer);
      if (muted) await unmute(db, userId, muted.id);
    },
  } satisfies Record<Press['kind'], (userId: number, tenderId: number) => Promise<unknown>>;
}

/** The action of each button after it was pressed; the others change the whole keyboard. */
const opposites = { save: 'unsave', unsave: 'save', mute: 'unmute', unmute: 'mute' } as const;

/** The buttons under messages about tenders. */
export function createPresses(dependencies: Dependencies) {
  const { db, miniUrl } = dependencies;
  const acts = createActs(dependencies);
  const composer = new Composer();

  function keyboardAfter(press: Press, before: Keyboard, { notifications }: ServerTexts) {
    const { kind, tenderId, place } = press;
    const texts = notifications.chat;
    // Dismissing a tender mutes or unmutes nobody.
    const isMuted = before
      .flat()
      .some((button) => 'callback_data' in button && parsePress(button.callback_data)?.kind === 'unmute');
    const muting = isMuted ? 'unmute' : 'mute';
    if (kind === 'dismiss') return toInlineKeyboard(dismissedButtons(texts, tenderId, muting), miniUrl);
    if (kind === 'restore') return toInlineKeyboard(tenderButtons(texts, tenderId, muting), miniUrl);
    const next = buttonFor(texts, { kind: opposites[kind], tenderId, place });
    return replaceButton(before, pressOf(press), toInlineButton(next, miniUrl));
  }

  /** Returns the text to show. */
  async function act(press: Press, telegramId: number, texts: ServerTexts): Promise<{ text: string; isDone: boolean }> {
    const user = await findAccount(db, telegramId);
    if (!user) return { text: texts.bot.pressedUnknown, isDone: false };
    try {
      await acts[press.kind](user.id, press.tenderId);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const text = error.code === 'notFound' ? texts.bot.tenderGone : texts.api.problems[error.code];
      return { text, isDone: false };
    }
    return { text: texts.bot.pressed[press.kind], isDone: true };
  }

  async function answer(context: Context & { from: NonNullable<Context['from']> }, press: Press): Promise<void> {
    const texts = serverTexts[await languageOfPerson(db, context.from)];
    const { text, isDone } = await act(press, context.from.id, texts);
    await unlessRefused(context.answerCallbackQuery({ text, show_alert: !isDone }));
    const keyboard = context.callbackQuery?.message?.reply_markup?.inline_keyboard;
    if (!isDone || !keyboard) return;
    const after = keyboardAfter(press, keyboard, texts);
    await unlessRefused(context.editMessageReplyMarkup({ reply_markup: after }));
  }

  composer.on('callback_query:data', async (context) => {
    const press = parsePress(context.callbackQuery.data);
    if (press) await answer(context, press);
    else await unlessRefused(context.answerCallbackQuery());
  });

  return composer;
}
