import type { EventName } from '@telegram-apps/sdk-react';
import { vi } from 'vitest';

/** A fake of Telegram's client: records what the app posts, and answers it. */
export function createTelegram() {
  const told: (readonly [method: string, parameters: unknown])[] = [];
  const postEvent = (method: string, parameters = 'null') => void told.push([method, JSON.parse(parameters)]);
  vi.stubGlobal('TelegramWebviewProxy', { postEvent });
  return {
    told,
    toldLast: () => told.at(-1),
    says(eventType: EventName, eventData: unknown = null): void {
      const data = JSON.stringify({ eventType, eventData });
      window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }));
    },
  };
}
