import type { EventSender } from '../events/event-sender.ts';
import { ChatBook } from './chat-book.ts';
import { InvoiceBook } from './invoice-book.ts';
import { PendingQueries, type PreCheckoutAnswer } from './pending-queries.ts';
import { UpdateQueue } from './update-queue.ts';

/** What the bot has said about itself. */
interface Profile {
  /** By language; those under '' are for everybody else. */
  commands: Map<string, readonly unknown[]>;
  menuButton: unknown;
  description: string;
  shortDescription: string;
}

/** The one bot at the sandbox's Telegram, with everything that Telegram keeps for it. */
export interface Bot {
  chats: ChatBook;
  /** Who has shared their own number. */
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

/** Telegram's id of a bot is the first part of its token. */
export const botIdOf = (token: string): number => Number(token.split(':')[0]);
