import { tenderOfStartParameter } from '@awaj/domain/navigation';
import { parsePhone } from '@awaj/domain/phone';
import { isLocale, languages, locales, serverTexts } from '@awaj/i18n/server';
import { Composer, type Context, InlineKeyboard, Keyboard } from 'grammy';
import type { User } from 'grammy/types';
import type { Database } from '../../database/database.ts';
import type { Outbox } from '../notifications/notification.ts';
import { chooseLanguage, type TextsFor } from './bot-language.ts';
import { acceptContact } from './contacts.ts';
import { openAppKeyboard } from './open-app-keyboard.ts';

interface Dependencies {
  db: Database;
  messages: Outbox;
  now: () => Date;
  miniUrl: string;
  textsFor: TextsFor;
}

/** Links to the app, at a tender or at the newest ones. */
export function createGreeting({ db, miniUrl, textsFor }: Dependencies) {
  const composer = new Composer();

  async function isKnown({ id }: User): Promise<boolean> {
    const contacts = db.selectFrom('telegram_contacts').select('phone').where('telegram_id', '=', id);
    return (await contacts.executeTakeFirst()) !== undefined;
  }

  async function start(context: Context, user: User, payload: string): Promise<void> {
    const texts = await textsFor(user);
    const tender = tenderOfStartParameter(payload);
    const label = tender === null ? texts.open : texts.openTender;
    await context.reply(texts.greeting(user.first_name), {
      reply_markup: openAppKeyboard(context, { label, miniUrl, tender }),
    });
    // In a group everybody would see the number.
    if (context.chat?.type !== 'private' || (await isKnown(user))) return;
    const keyboard = new Keyboard().requestContact(texts.shareContact).resized().oneTime();
    await context.reply(texts.askContact, { reply_markup: keyboard });
  }

  composer.command('start', async (context) => {
    if (context.from) await start(context, context.from, context.match);
  });

  return composer;
}

/** Stores a shared phone, and connects the account that has it. */
export function createContactSharing({ db, messages, now, miniUrl, textsFor }: Dependencies) {
  const composer = new Composer();

  composer.chatType('private').on('message:contact', async (context) => {
    const { from } = context;
    const { phone_number: number, user_id: owner } = context.message.contact;
    const texts = await textsFor(from);
    // People can send on the contacts of others; only one's own is proof.
    if (owner !== from.id) return void (await context.reply(texts.notYours));
    const phone = parsePhone(number.startsWith('+') || number.startsWith('0') ? number : `+${number}`);
    if (!phone.ok) return void (await context.reply(texts.notEthiopian));
    const outcome = await acceptContact({ db, messages }, { telegramId: from.id, phone: phone.value, at: now() });
    await context.reply(outcome === 'linked' ? texts.linked : texts.known, {
      reply_markup: openAppKeyboard(context, { label: texts.open, miniUrl }),
    });
  });

  return composer;
}

const languageChoice = new RegExp(`^language:(${locales.join('|')})$`);

export function createLanguageChoice({ db, textsFor }: Dependencies) {
  const composer = new Composer();

  composer.command('language', async (context) => {
    if (!context.from) return;
    const choice = new InlineKeyboard();
    for (const locale of locales) choice.text(languages[locale].name, `language:${locale}`);
    await context.reply((await textsFor(context.from)).languageAsked, { reply_markup: choice });
  });

  composer.callbackQuery(languageChoice, async (context) => {
    const language = context.match[1];
    if (!isLocale(language)) return;
    await chooseLanguage(db, context.from.id, language);
    await context.answerCallbackQuery();
    await context.reply(serverTexts[language].bot.languageSet);
  });

  return composer;
}

/** Comes last: answers anything else with the list of commands. Talk in groups is ignored. */
export function createHelp({ miniUrl, textsFor }: Dependencies) {
  const composer = new Composer();

  async function help(context: Context): Promise<void> {
    if (!context.from) return;
    const texts = await textsFor(context.from);
    await context.reply(texts.help, { reply_markup: openAppKeyboard(context, { label: texts.open, miniUrl }) });
  }

  composer.command('help', help);
  composer.chatType('private').on(['message:text', 'message:media', 'message:sticker'], help);

  return composer;
}
