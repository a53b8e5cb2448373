import { Bot } from 'grammy';
import type { Database } from '../../database/database.ts';
import type { TelegramPayments } from '../billing/providers/telegram/telegram-payments.ts';
import type { Outbox } from '../notifications/notification.ts';
import { clientOptions } from '../notifications/transports/bot-api.ts';
import { createAlertCommands } from './bot-alerts.ts';
import { createContactSharing, createGreeting, createHelp, createLanguageChoice } from './bot-conversation.ts';
import { createTextsFor } from './bot-language.ts';
import { createBotPayments } from './bot-payments.ts';
import { createPresses } from './bot-presses.ts';
import { dedupeUpdates } from './updates.ts';

export interface BotDependencies {
  db: Database;
  messages: Outbox;
  now: () => Date;
  telegram: { apiUrl: string; botToken: string };
  miniUrl: string;
  webUrl: string;
  payments: TelegramPayments;
}

export function createBot({ telegram: { apiUrl, botToken }, ...dependencies }: BotDependencies): Bot {
  const bot = new Bot(botToken, { client: clientOptions(apiUrl) });
  const parts = { ...dependencies, textsFor: createTextsFor(dependencies.db) };
  bot.use(dedupeUpdates(dependencies));
  bot.use(createAlertCommands(parts));
  bot.use(createGreeting(parts), createLanguageChoice(parts), createContactSharing(parts), createBotPayments(parts));
  bot.use(createPresses(parts), createHelp(parts));
  return bot;
}
