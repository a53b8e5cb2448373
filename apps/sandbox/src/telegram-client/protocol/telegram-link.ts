export interface ShareLink {
  kind: 'share';
  url: string;
  text: string;
}

/** What Telegram does with a t.me address. */
export type TelegramLink =
  | ShareLink
  /** Opens a bot's mini app with the link's start parameter. */
  | { kind: 'app'; bot: string; startParam: string }
  /** Opens the chat with a bot; “Start” then sends the link's payload. */
  | { kind: 'chat'; bot: string; payload: string | null }
  | { kind: 'other'; url: string };

const isBot = (name: string): boolean => /^\w{2,}bot$/i.test(name);

export function readTelegramLink(address: string): TelegramLink {
  const other = { kind: 'other', url: address } as const;
  if (!URL.canParse(address)) return other;
  const { protocol, host, pathname, searchParams } = new URL(address);
  if (protocol !== 'https:' || host !== 't.me') return other;
  const [first = '', second = ''] = pathname.slice(1).split('/');
  const shared = searchParams.get('url');
  if (first === 'share' && shared !== null)
    return { kind: 'share', url: shared, text: searchParams.get('text')?.trim() ?? '' };
  if (!isBot(first)) return other;
  const startParam = searchParams.get('startapp');
  if (startParam !== null || second !== '') return { kind: 'app', bot: first, startParam: startParam ?? '' };
  return { kind: 'chat', bot: first, payload: searchParams.get('start') };
}
