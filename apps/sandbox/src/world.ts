import { type Bot, createBot } from './bot-api/bot.ts';
import { CheckoutBook } from './chapa/checkout-book.ts';
import type { ChapaKeys, HookSecrets } from './environment.ts';
import { EventSender, type EventSettings } from './events/event-sender.ts';
import { CallCounter } from './faults/call-counter.ts';
import { FaultBoard } from './faults/fault-board.ts';
import { MessageStore } from './inbox/message-store.ts';
import { Press } from './newsroom/press.ts';
import type { SiteSlug } from './newsroom/site-list.ts';
import { VisitBook } from './newsroom/visits.ts';
import { Network } from './relay/network.ts';

export interface SandboxOptions {
  /** Where the mini app is served. */
  miniUrl: URL;
  /** Where events are sent. */
  apiUrl: URL;
  botToken: string;
  chapa: ChapaKeys;
  hookSecrets: HookSecrets;
  now: () => Date;
}

/** Settings that can change while the sandbox runs. */
export interface Settings extends EventSettings {
  /** The bot's time limit for pre-checkout queries. */
  preCheckoutMs: number;
  /** How long a launch waits until the bot knows the person. */
  introductionMs: number;
}

/** Everything that the sandbox remembers while it runs. */
export interface World {
  options: SandboxOptions;
  settings: Settings;
  messages: MessageStore;
  faults: FaultBoard;
  calls: CallCounter;
  events: EventSender;
  checkouts: CheckoutBook;
  bot: Bot;
  /** The last reply of each phone, with the product's answer. */
  replies: Map<string, string>;
  network: Network;
  press: Press;
  visits: VisitBook;
  /** Where each site is served; empty before it is. */
  siteOrigins: Map<SiteSlug, string>;
}

export function createWorld(options: SandboxOptions): World {
  const settings = {
    apiUrl: options.apiUrl,
    retryAfterMs: 1_000,
    tries: 10,
    preCheckoutMs: 10_000,
    introductionMs: 3_000,
  };
  const faults = new FaultBoard();
  const events = new EventSender(faults, settings);
  return {
    options,
    settings,
    faults,
    calls: new CallCounter(),
    messages: new MessageStore(options.now),
    events,
    checkouts: new CheckoutBook(options.now, options.chapa.secretKey),
    replies: new Map(),
    bot: createBot(options.now, events),
    network: new Network(),
    press: new Press(options.now),
    visits: new VisitBook(),
    siteOrigins: new Map(),
  };
}

/** Forgets all events. Settings and the bot's webhook stay. */
export function forget({ messages, faults, calls, checkouts, bot, replies, network, press, visits }: World): void {
  faults.clear();
  press.clear();
  visits.clear();
  messages.clear();
  calls.clear();
  checkouts.clear();
  network.clear();
  replies.clear();
  for (const kept of [bot.chats, bot.contacts, bot.invoices, bot.updates]) kept.clear();
}
