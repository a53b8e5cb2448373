import { localizedPath } from '@awaj/domain/navigation';
import { serverTexts } from '@awaj/i18n/server';
import { Composer, InlineKeyboard } from 'grammy';
import type { User } from 'grammy/types';
import type { Database } from '../../database/database.ts';
import { channelsOf, saveChannels } from '../account/channels.service.ts';
import { weeklyButton, weeklyPress } from '../notifications/chat/chat-buttons.ts';
import { isSuppressed, liftSuppression, suppress } from '../notifications/suppressions.ts';
import { toInlineButton } from '../notifications/transports/chat-sender.ts';
import { languageOfPerson, type TextsFor } from './bot-language.ts';
import { findAccount } from './find-account.ts';
import { replaceButton } from './replace-button.ts';
import { unlessRefused } from './unless-refused.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  miniUrl: string;
  webUrl: string;
  textsFor: TextsFor;
}

const chatOf = ({ id }: User) => ({ channel: 'telegram', to: String(id) }) as const;

/** Switches messages, alerts and the weekly letter in this chat, by the usual bot commands and by buttons. */
export function createAlertCommands({ db, now, miniUrl, webUrl, textsFor }: Dependencies) {
  const composer = new Composer();
  const chat = composer.chatType('private');

  // Telegram also sends this by itself when somebody unblocks the bot.
  chat.command('start', async (context, next) => {
    const { from } = context;
    if (await isSuppressed(db, chatOf(from))) {
      await liftSuppression(db, chatOf(from));
      await context.reply((await textsFor(from)).started);
    }
    await next();
  });

  chat.command('stop', async (context) => {
    await suppress(db, chatOf(context.from), { reason: 'stopped', at: now() });
    await context.reply((await textsFor(context.from)).stopped);
  });

  async function alertsNow(userId: number, user: User) {
    const language = await languageOfPerson(db, user);
    const { alerts: texts } = serverTexts[language].bot;
    const { telegram: isOn } = await channelsOf(db, userId);
    const keyboard = new InlineKeyboard()
      .text(isOn ? texts.turnOff : texts.turnOn, `alerts:${isOn ? 'off' : 'on'}`)
      .url(texts.settings, webUrl + localizedPath('/settings', language));
    return { text: isOn ? texts.on : texts.off, keyboard };
  }

  chat.command('alerts', async (context) => {
    const account = await findAccount(db, context.from.id);
    if (!account) return void (await context.reply((await textsFor(context.from)).pressedUnknown));
    const { text, keyboard } = await alertsNow(account.id, context.from);
    await context.reply(text, { reply_markup: keyboard });
  });

  chat.callbackQuery(/^alerts:(on|off)$/, async (context) => {
    const account = await findAccount(db, context.from.id);
    if (account) await saveChannels(db, account.id, { telegram: context.match[1] === 'on' ? 1 : 0 });
    await unlessRefused(context.answerCallbackQuery());
    if (!account) return;
    const { text, keyboard } = await alertsNow(account.id, context.from);
    await unlessRefused(context.editMessageText(text, { reply_markup: keyboard }));
  });

  chat.callbackQuery(weeklyPress, async (context) => {
    const texts = serverTexts[await languageOfPerson(db, context.from)];
    const account = await findAccount(db, context.from.id);
    if (!account)
      return unlessRefused(context.answerCallbackQuery({ text: texts.bot.pressedUnknown, show_alert: true }));
    const isOn = context.match[1] === 'on';
    await saveChannels(db, account.id, { weekly_letter: isOn ? 1 : 0 });
    await unlessRefused(context.answerCallbackQuery());
    const keyboard = context.callbackQuery.message?.reply_markup?.inline_keyboard ?? [];
    const next = weeklyButton(texts.notifications.weeklyLetter, isOn ? 'off' : 'on');
    const after = replaceButton(keyboard, context.callbackQuery.data, toInlineButton(next, miniUrl));
    await unlessRefused(context.editMessageReplyMarkup({ reply_markup: after }));
  });

  return composer;
}
