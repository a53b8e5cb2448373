import { parsePhone } from '@awaj/domain/phone';
import { Bot, type Context, InlineKeyboard, Keyboard } from 'grammy';
import type { User } from 'grammy/types';
import type { Database } from '../../platform/database.ts';
import type { Language } from '../../platform/language.ts';
import { botTexts } from './bot-texts.ts';
import { acceptContact } from './contacts.ts';
import type { TelegramPayments } from './payments.ts';
import { onlyOnce } from './updates.ts';

export interface BotDependencies {
  db: Database;
  now: () => Date;
  telegram: { apiUrl: string; botToken: string };
  miniUrl: string;
  payments: TelegramPayments;
}

const latestPath = '/latest-tenders/telegram';
const tenderPath = '/tender/telegram';

/** What a link into the bot carries: t_4120 is a tender. */
export const tenderOf = (payload: string): string | null => /^t_([1-9]\d{0,14})$/.exec(payload)?.[1] ?? null;

export function createBot({ db, now, telegram: { apiUrl, botToken }, miniUrl, payments }: BotDependencies): Bot {
  const bot = new Bot(botToken, { client: { apiRoot: apiUrl } });
  bot.use(onlyOnce({ db, now }));

  /** The language somebody chose, else that of their Telegram. */
  async function textsFor({ id, language_code: code }: User) {
    const users = db.selectFrom('users').select('language').where('telegram_id', '=', id);
    const language = (await users.executeTakeFirst())?.language ?? (code === 'am' ? 'am' : 'en');
    return botTexts[language];
  }

  const intoApp = (label: string, path: string) => new InlineKeyboard().webApp(label, `${miniUrl}${path}`);

  async function isKnown({ id }: User): Promise<boolean> {
    const contacts = db.selectFrom('telegram_contacts').select('phone').where('telegram_id', '=', id);
    return (await contacts.executeTakeFirst()) !== undefined;
  }

  async function start(context: Context, user: User, payload: string): Promise<void> {
    const texts = await textsFor(user);
    const tender = tenderOf(payload);
    const button = tender ? intoApp(texts.openTender, `${tenderPath}/${tender}`) : intoApp(texts.open, latestPath);
    await context.reply(texts.greeting(user.first_name), { reply_markup: button });
    if (await isKnown(user)) return;
    const keyboard = new Keyboard().requestContact(texts.shareContact).resized().oneTime();
    await context.reply(texts.askContact, { reply_markup: keyboard });
  }

  bot.command('start', async (context) => {
    if (context.from) await start(context, context.from, context.match);
  });

  bot.command('help', async (context) => {
    if (!context.from) return;
    const texts = await textsFor(context.from);
    await context.reply(texts.help, { reply_markup: intoApp(texts.open, latestPath) });
  });

  bot.command('language', async (context) => {
    if (!context.from) return;
    const choice = new InlineKeyboard().text('English', 'language:en').text('አማርኛ', 'language:am');
    await context.reply((await textsFor(context.from)).languageAsked, { reply_markup: choice });
  });

  bot.callbackQuery(/^language:(en|am)$/, async (context) => {
    const language: Language = context.match[1] === 'am' ? 'am' : 'en';
    await db.updateTable('users').set({ language }).where('telegram_id', '=', context.from.id).execute();
    await context.answerCallbackQuery();
    await context.reply(botTexts[language].languageSet);
  });

  bot.on('message:contact', async (context) => {
    const { from } = context;
    const { phone_number: number, user_id: owner } = context.message.contact;
    const texts = await textsFor(from);
    // People can send on the contacts of others; only one's own is proof.
    if (owner !== from.id) return void (await context.reply(texts.notYours));
    const phone = parsePhone(number.startsWith('+') || number.startsWith('0') ? number : `+${number}`);
    if (!phone.ok) return void (await context.reply(texts.notEthiopian));
    const outcome = await acceptContact(db, { telegramId: from.id, phone: phone.value, at: now() });
    await context.reply(outcome === 'linked' ? texts.linked : texts.known, {
      reply_markup: intoApp(texts.open, latestPath),
    });
  });

  bot.on('pre_checkout_query', async (context) => {
    const { invoice_payload: txRef, total_amount: amount, currency } = context.preCheckoutQuery;
    if (await payments.isPayable({ txRef, amount, currency })) return void (await context.answerPreCheckoutQuery(true));
    const { notPayable } = await textsFor(context.from);
    await context.answerPreCheckoutQuery(false, { error_message: notPayable });
  });

  bot.on('message:successful_payment', async (context) => {
    const paid = context.message.successful_payment;
    const isCredited = await payments.settle({
      txRef: paid.invoice_payload,
      amount: paid.total_amount,
      currency: paid.currency,
      reference: paid.telegram_payment_charge_id,
    });
    const texts = await textsFor(context.from);
    await context.reply(isCredited ? texts.paid : texts.paymentHeld);
  });

  return bot;
}
