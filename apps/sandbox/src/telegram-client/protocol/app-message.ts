import { type Payload, readPayload } from './payload.ts';

export interface AppMessage {
  method: string;
  params: Payload;
}

/** Apps post JSON text. Messages of extensions and developer tools are ignored. */
export function parseAppMessage(data: unknown): AppMessage | null {
  if (typeof data !== 'string') return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    return null;
  }
  const { eventType, eventData } = readPayload(parsed);
  return typeof eventType === 'string' ? { method: eventType, params: readPayload(eventData) } : null;
}

export interface HostEvent {
  eventType: string;
  eventData?: unknown;
}
