import { describe, expect, it } from 'vitest';
import type { Message } from './notification.ts';
import { renderMessage } from './templates.ts';

const byMailAlone: readonly Message[] = [{ template: 'phoneDetached' }, { template: 'accountTaken' }];

const bySms: readonly Message[] = [
  { template: 'resetCode', code: '7K2M' },
  { template: 'contactCode', code: '4821' },
  { template: 'contactChanged', channel: 'phone' },
  { template: 'contactChanged', channel: 'email' },
  { template: 'passwordChanged' },
  { template: 'paymentReceived', invoiceNumber: 'AWJ-2026-000311', amount: 1_236_000 },
  { template: 'paymentIncomplete', invoiceNumber: 'AWJ-2026-000311', amount: 1_236_000, missing: 1_236_000 },
  { template: 'paymentReturned', invoiceNumber: 'AWJ-2026-000311', amount: 1_236_000 },
];

describe.each(bySms)('the message $template', (message) => {
  it('fits in one SMS in either language', () => {
    expect(renderMessage(message, 'en').text.length).toBeLessThanOrEqual(160);
    expect(renderMessage(message, 'am').text.length).toBeLessThanOrEqual(70);
  });
});

describe.each([...bySms, ...byMailAlone])('the message $template', (message) => {
  it('has a subject, and carries its code there as well, where a list of mails shows it', () => {
    for (const language of ['en', 'am'] as const) {
      const { subject, text } = renderMessage(message, language);
      expect(subject).not.toBe('');
      if (!('code' in message)) continue;
      expect(text).toContain(message.code);
      expect(subject).toContain(message.code);
    }
  });
});
