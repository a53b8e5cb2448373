import type { Client } from './client.ts';
import { postEvent } from './post-event.ts';

export interface Links {
  /** Opens an address in the browser. */
  openOutside(url: string): void;
  /** An address on t.me: a chat, a bot, an invoice. Clients before 7.0 close the app to open it. */
  openInTelegram(url: string): void;
  /** Lets the user choose a chat to share it with. */
  share(link: { url: string; text: string }): void;
}

export function linksOf({ can }: Client): Links {
  const openOutside = (url: string) => postEvent('web_app_open_link', { url });
  function openInTelegram(url: string): void {
    const { pathname, search } = new URL(url);
    if (can('web_app_open_tg_link')) postEvent('web_app_open_tg_link', { path_full: pathname + search });
    // Telegram handles its own addresses in the browser too.
    else openOutside(url);
  }
  return {
    openOutside,
    openInTelegram,
    share: ({ url, text }) =>
      // Telegram reads a plus sign literally, not as a space.
      openInTelegram(`https://t.me/share/url?${new URLSearchParams({ url, text })}`.replaceAll('+', '%20')),
  };
}
