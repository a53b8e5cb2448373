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

/** The surrounding client, as described by the launch parameters. */
export interface Client extends Omit<LaunchParameters, 'version'> {
  /** All clients since 6.0 open the app, and ignore methods they do not know. */
  can: (method: MethodName) => boolean;
}

export function launchedBy(): Client | null {
  const parameters = readLaunchParameters();
  if (!parameters) return null;
  const { version, ...rest } = parameters;
  return { ...rest, can: (method) => supports(method, version) };
}

/**
 * Tells the client that the app listens, and reloads when the client asks for it. False without a client: the address
 * may have been copied from Telegram into a browser.
 */
export function greet(): boolean {
  // The page's frame-ancestors decide who may frame it, because Telegram has several web clients.
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
  /** Null if the client does not answer in this time. */
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
