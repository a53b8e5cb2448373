import {
  type EventName,
  type EventPayload,
  type MethodName,
  on,
  postEvent,
  retrieveLaunchParams,
  retrieveRawInitData,
  supports,
  targetOrigin,
} from '@telegram-apps/sdk-react';

/** The client around us, as it said at the launch. */
export interface Client {
  /** Who is here, signed by Telegram; sent to the API as it came. */
  initData: string;
  languageCode: string | undefined;
  /** What the link carried that the app was opened by. */
  startParam: string | null;
  theme: Readonly<Record<string, string | undefined>>;
  /** Clients of every version since 6.0 open the app, and stay silent when asked for what they do not know. */
  can: (method: MethodName) => boolean;
}

/** Null when this page was opened somewhere else than in Telegram, or by a button that names nobody. */
export function launchedBy(): Client | null {
  try {
    const { tgWebAppData, tgWebAppVersion, tgWebAppStartParam, tgWebAppThemeParams } = retrieveLaunchParams();
    const initData = retrieveRawInitData();
    if (!initData) return null;
    return {
      initData,
      languageCode: tgWebAppData?.user?.language_code,
      startParam: tgWebAppData?.start_param ?? tgWebAppStartParam ?? null,
      theme: tgWebAppThemeParams,
      can: (method) => supports(method, tgWebAppVersion),
    };
  } catch {
    return null;
  }
}

/** Tells the client that somebody listens, and reloads when it asks for that. */
export function greet(): void {
  // Whoever frames us is decided by the page's frame-ancestors; Telegram has more than one web client.
  targetOrigin.set('*');
  on('reload_iframe', () => {
    postEvent('iframe_will_reload');
    location.reload();
  });
  postEvent('iframe_ready', { reload_supported: true });
}

interface Awaited<Name extends EventName> {
  event: Name;
  isMine?: (payload: EventPayload<Name>) => boolean;
  /** A client may never answer; then it is null. */
  withinMs: number;
}

/** Listens before it asks, so that no answer is missed. */
export function answerTo<Name extends EventName>(
  ask: () => void,
  { event, isMine = () => true, withinMs }: Awaited<Name>,
): Promise<EventPayload<Name> | null> {
  return new Promise((resolve) => {
    const finish = (payload: EventPayload<Name> | null) => {
      stop();
      clearTimeout(timer);
      resolve(payload);
    };
    const stop = on(event, ((payload: EventPayload<Name>) => isMine(payload) && finish(payload)) as never);
    const timer = setTimeout(() => finish(null), withinMs);
    ask();
  });
}
