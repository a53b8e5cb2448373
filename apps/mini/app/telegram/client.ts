import {
  type EventName,
  type EventPayload,
  type MethodName,
  on,
  supports,
  targetOrigin,
} from '@telegram-apps/sdk-react';
import { type LaunchParameters, readLaunchParameters } from './launch-parameters.ts';
import { postEvent } from './post-event.ts';

/** The client around us, as it said at the launch. */
export interface Client extends Omit<LaunchParameters, 'version'> {
  /** Clients of every version since 6.0 open the app, and stay silent when asked for what they do not know. */
  can: (method: MethodName) => boolean;
}

export function launchedBy(): Client | null {
  const parameters = readLaunchParameters();
  if (!parameters) return null;
  const { version, ...rest } = parameters;
  return { ...rest, can: (method) => supports(method, version) };
}

/**
 * Tells the client that somebody listens, and reloads when it asks for that. False where there is no client: an address
 * may be taken along from Telegram into a browser.
 */
export function greet(): boolean {
  // Whoever frames us is decided by the page's frame-ancestors; Telegram has more than one web client.
  targetOrigin.set('*');
  try {
    postEvent('iframe_ready', { reload_supported: true });
  } catch {
    return false;
  }
  on('reload_iframe', () => {
    postEvent('iframe_will_reload');
    location.reload();
  });
  return true;
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
