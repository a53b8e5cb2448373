import type { Client } from './client.ts';
import { postEvent } from './post-event.ts';

export interface Links {
  /** In the browser, beside the chat. */
  openOutside(url: string): void;
  /** An address on t.me: a chat, a bot, an invoice. Clients before 7.0 close the app for it. */
  openInTelegram(url: string): void;
  /** Lets the person choose a chat to send it to. */
  share(link: { url: string; text: string }): void;
}

export function linksOf({ can }: Client): Links {
  const openOutside = (url: string) => postEvent('web_app_open_link', { url });
  function openInTelegram(url: string): void {
    const { pathname, search } = new URL(url);
    if (can('web_app_open_tg_link')) postEvent('web_app_open_tg_link', { path_full: pathname + search });
    // Telegram takes its own addresses over from the browser.
    else openOutside(url);
  }
  return {
    openOutside,
    openInTelegram,
    share: ({ url, text }) =>
      // Telegram takes a plus sign for itself, not for a space.
      openInTelegram(`https://t.me/share/url?${new URLSearchParams({ url, text })}`.replaceAll('+', '%20')),
  };
}
