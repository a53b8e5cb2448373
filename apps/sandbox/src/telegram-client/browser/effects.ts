import type { Effect } from '../protocol/host-state.ts';
import type { Action } from '../protocol/person-actions.ts';
import { readTelegramLink, type ShareLink, type TelegramLink } from '../protocol/telegram-link.ts';
import { loadInvoice, payInvoice, pressStart, shareContact } from './bot-calls.ts';
import { friendsLaunch, ownLaunch } from './launch-links.ts';
import type { Say } from './toast.ts';

interface Surroundings {
  user: string;
  say: Say;
  perform: (action: Action) => void;
  replaceFrame: () => void;
}

/** Performs effects outside the client's window. */
export function createEffects({ user, say, perform, replaceFrame }: Surroundings) {
  async function sendContact(): Promise<void> {
    const contact = await shareContact(user).catch(() => null);
    if (contact === null) say('The bot did not receive the contact.');
    perform({ kind: 'contact-sent', contact });
  }

  async function openInvoice(slug: string): Promise<void> {
    const details = await loadInvoice(slug).catch(() => null);
    if (details === null) say('The bot has no such invoice.');
    perform({ kind: 'invoice-loaded', details });
  }

  async function pay({ slug, outcome }: Effect & { kind: 'pay-invoice' }): Promise<void> {
    const { status, reason } = await payInvoice(user, slug, outcome).catch(() => ({
      status: 'failed' as const,
      reason: null,
    }));
    if (reason !== null) say(reason);
    perform({ kind: 'invoice-settled', status });
  }

  function sendLink({ url, text }: ShareLink): void {
    const link = readTelegramLink(url);
    const launch = link.kind === 'app' ? { href: friendsLaunch(user, link), text: 'Open it as the friend' } : null;
    say(`Sent: ${[text, url].filter(Boolean).join(' ')}`, launch);
  }

  function follow(link: TelegramLink): void {
    switch (link.kind) {
      case 'share':
        sendLink(link);
        break;
      case 'app':
        say('Telegram opens the mini app again', { href: ownLaunch(link), text: 'Open it' });
        break;
      case 'chat':
        void pressStart(user, link.payload);
        say('Telegram shows the chat with the bot', { href: `/inbox?to=${user}`, text: 'Go to the chat' });
        break;
      case 'other':
        say(`Telegram would now show ${link.url}`);
    }
  }

  return function carryOut(effect: Effect): void {
    switch (effect.kind) {
      case 'open-link':
        window.open(effect.url, '_blank', 'noopener');
        say(`Opened in the browser: ${effect.url}`);
        break;
      case 'open-telegram-link':
        follow(effect.link);
        break;
      case 'send-link':
        sendLink(effect.link);
        break;
      case 'download-file':
        say(`Downloading ${effect.fileName}`, { href: effect.url, text: 'Look at it' });
        break;
      case 'expect-reload':
        setTimeout(() => perform({ kind: 'reload-overdue' }), effect.withinMs);
        break;
      case 'replace-frame':
        replaceFrame();
        break;
      case 'share-contact':
        void sendContact();
        break;
      case 'load-invoice':
        void openInvoice(effect.slug);
        break;
      case 'pay-invoice':
        void pay(effect);
        break;
      case 'vibrate':
        break;
    }
  };
}
