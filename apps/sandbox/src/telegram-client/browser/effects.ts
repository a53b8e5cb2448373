import type { Effect } from '../protocol/host-state.ts';
import type { Action } from '../protocol/person-actions.ts';
import { loadInvoice, payInvoice, shareContact } from './bot-calls.ts';

interface Surroundings {
  user: string;
  say: (text: string) => void;
  perform: (action: Action) => void;
  replaceFrame: () => void;
}

/** Does what the client's rules ask for outside of the client's window. */
export function createEffects({ user, say, perform, replaceFrame }: Surroundings) {
  async function sendContact(): Promise<void> {
    const contact = await shareContact(user).catch(() => null);
    if (contact === null) say('The contact did not reach the bot.');
    perform({ kind: 'contact-sent', contact });
  }

  async function openInvoice(slug: string): Promise<void> {
    const details = await loadInvoice(slug).catch(() => null);
    if (details === null) say('The bot has made no such invoice.');
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

  return function carryOut(effect: Effect): void {
    switch (effect.kind) {
      case 'open-link':
        window.open(effect.url, '_blank', 'noopener');
        say(`Opened in the browser: ${effect.url}`);
        break;
      case 'open-telegram-link':
        say(`Telegram would now show ${effect.url}`);
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
