import { describe, expect, it } from 'vitest';
import { invoice, plan, receipt, rendered, title, webUrl, writtenAt } from '../../../testing/messages.ts';
import type { Message } from '../notification.ts';
import { renderMessage } from '../templates.ts';

describe('a payment that failed', () => {
  const message: Message = { template: 'paymentFailed', ...invoice, amount: 236_000 };

  it('keeps the invoice number on one line in a mail', () => {
    const { html } = rendered(message, 'am', 'email');
    expect(html).toContain('<span style="white-space:nowrap">የAWJ-2026-000311</span> ክፍያዎ አልተሳካም</h1>');
  });

  it('has a button with the amount', () => {
    const { buttons } = rendered(message, 'en', 'telegram');
    expect(buttons?.flat().map(({ label }) => label)).toEqual(['Pay 2,360 birr']);
  });
});

describe('a receipt', () => {
  it('has the lines of the invoice, in both calendars', () => {
    const { text } = rendered({ ...receipt, item: plan, isFirst: false }, 'en', 'email');
    for (const line of [
      'Invoice: AWJ-2026-000311',
      'For: 1 Year Subscription',
      'Active until: 25 Sept 2027 (14 Meskerem 2020 E.C.)',
      'Sub total: 10,747.83 ETB',
      'VAT 15%: 1,612.17 ETB',
      'Total: 12,360.00 ETB',
      'Buyer: Kebede & Sons, Abebe Kebede',
      'TIN: 0012345678',
    ])
      expect(text.split('\n')).toContain(line);
  });

  it('for a document links to it', () => {
    const item = { kind: 'document', documentId: 7, title } as const;
    const { text } = rendered({ ...receipt, item, isFirst: false }, 'am', 'telegram');
    expect(text).toContain('https://awaj.test/am/docpurchaseconfirmation/7');
  });

  it('leaves the link out of an SMS without room for it', () => {
    const far = `https://${'a'.repeat(120)}.test`;
    const message = { ...receipt, item: plan, isFirst: false };
    expect(renderMessage(message, { language: 'en', channel: 'sms', webUrl: far, writtenAt }).text).not.toContain(
      'a.test',
    );
    expect(renderMessage(message, { language: 'en', channel: 'sms', webUrl, writtenAt }).text).toContain(
      '\nawaj.test/invoice/311',
    );
  });
});
