import type { EventSender } from '../events/event-sender.ts';
import { ChatBook } from './chat-book.ts';
import { InvoiceBook } from './invoice-book.ts';
import { PendingQueries, type PreCheckoutAnswer } from './pending-queries.ts';
import { UpdateQueue } from './update-queue.ts';

/** What the bot has set about itself. */
interface Profile {
  /** By language; '' is the default. */
  commands: Map<string, readonly unknown[]>;
  menuButton: unknown;
  description: string;
  shortDescription: string;
}

/** The sandbox's only bot, with everything that Telegram stores about it. */
export interface Bot {
  chats: ChatBook;
  /** Users who have shared their own number. */
  contacts: Set<number>;
  invoices: InvoiceBook;
  updates: UpdateQueue;
  preCheckouts: PendingQueries<PreCheckoutAnswer>;
  callbacks: PendingQueries<{ text: string | null }>;
  profile: Profile;
}

export const botName = 'Awaj';
export const botUsername = 'awaj_bot';

export function createBot(now: () => Date, events: EventSender): Bot {
  return {
    chats: new ChatBook(now),
    contacts: new Set(),
    invoices: new InvoiceBook(),
    updates: new UpdateQueue(events),
    preCheckouts: new PendingQueries(),
    callbacks: new PendingQueries(),
    profile: { commands: new Map(), menuButton: { type: 'commands' }, description: '', shortDescription: '' },
  };
}

/** The first part of a bot's token is its id. */
export const botIdOf = (token: string): number => Number(token.split(':')[0]);
