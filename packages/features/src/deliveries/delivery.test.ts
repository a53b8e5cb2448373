import type { Delivery as DeliveryDto } from '@awaj/api-client/schema';
import { loadArea } from '@awaj/i18n';
import { expect, it } from 'vitest';
import { aboutText, byDay, byOccasion, fixPageOf, reasonText, toDelivery } from './delivery.ts';

const alert: DeliveryDto = {
  id: '9d4be6f1-52c7-4f0e-a3d8-6c1e7b2a9054',
  about: 'newTenders',
  channel: 'email',
  to: 'a…@awaj.test',
  state: 'sent',
  reason: null,
  because: [],
  company: { id: 12, name: 'Red Cross' },
  created_at: '2026-11-21T04:00:00.000Z',
  sent_at: '2026-11-21T04:00:02.000Z',
};

it('a message can mute the buyer of new tenders, but not of a saved one', () => {
  expect(toDelivery(alert).buyerToMute).toEqual({ id: 12, name: 'Red Cross' });
  expect(toDelivery({ ...alert, about: 'tenderChanged' }).buyerToMute).toBeNull();
});

const en = await loadArea('deliveries', 'en');
const am = await loadArea('deliveries', 'am');

it.each([
  [en, 'tenderChanged', 'A saved tender has changed', 'Saved tenders have changed'],
  [en, 'tendersClosing', 'A saved tender closes soon', 'Saved tenders close soon'],
  [am, 'tenderChanged', 'ባስቀመጡት ጨረታ ላይ ለውጥ አለ', 'ባስቀመጧቸው ጨረታዎች ላይ ለውጥ አለ'],
  [am, 'tendersClosing', 'ያስቀመጡት ጨረታ ሊዘጋ ነው', 'ያስቀመጧቸው ጨረታዎች ሊዘጉ ነው'],
] as const)('a message says whether it is about one saved tender or several: %#', (words, about, one, several) => {
  const because = [7, 8].map((id) => ({ kind: 'saved_tender', id, name: 'Road' }) as const);
  expect(aboutText({ about, because: because.slice(0, 1) }, words)).toBe(one);
  expect(aboutText({ about, because }, words)).toBe(several);
  expect(aboutText({ about: 'newTenders', because }, words)).toBe(words.about.newTenders);
});

it.each(['undeliverable', 'suppressed'] as const)('a chat that was %s is not called an address', (reason) => {
  expect(reasonText({ channel: 'telegram', reason }, en)).toBe('Our bot can’t write to you in Telegram.');
  expect(reasonText({ channel: 'email', reason }, en)).toBe(en.reasons[reason]);
  expect(reasonText({ channel: 'telegram', reason: 'busy' }, en)).toBe(en.reasons.busy);
});

it('messages are grouped by the day in Addis Ababa', () => {
  const at = (created_at: string) => toDelivery({ ...alert, created_at });
  const list = [at('2026-11-21T21:30:00Z'), at('2026-11-21T20:30:00Z'), at('2026-11-20T21:00:00Z')];
  const [first, second, third] = list;
  expect(byDay(list)).toEqual([
    { day: '2026-11-22', deliveries: [first] },
    { day: '2026-11-21', deliveries: [second, third] },
  ]);
});

it('the same message of several channels is grouped, but codes are not', () => {
  const because: DeliveryDto['because'] = [{ kind: 'saved_tender', id: 7, name: 'Road' }];
  const told = (channel: DeliveryDto['channel'], created_at: string, change: Partial<DeliveryDto> = {}) =>
    toDelivery({ ...alert, about: 'tenderChanged', because, channel, created_at, ...change });
  const [mail, sms] = [told('email', '2026-11-21T04:00:00.1Z'), told('sms', '2026-11-21T04:00:00.0Z')];
  const other = told('telegram', '2026-11-21T04:00:00.0Z', { because: [{ kind: 'saved_tender', id: 8, name: 'Dam' }] });
  const earlier = told('telegram', '2026-11-21T03:00:00Z');
  const again = told('email', '2026-11-21T03:59:50Z');
  const codes = (['email', 'sms'] as const).map((channel) =>
    told(channel, '2026-11-21T02:00:00Z', { about: 'contactCode', because: [] }),
  );
  expect(byOccasion([mail, sms, other, again, earlier, ...codes])).toEqual([
    [mail, sms],
    [other],
    [again],
    [earlier],
    ...codes.map((code) => [code]),
  ]);
});

it.each([
  ['email', 'no-contact', 'contacts'],
  ['email', 'bounced', 'contacts'],
  ['telegram', 'undeliverable', 'settings'],
  ['sms', 'suppressed', 'settings'],
  ['sms', 'stopped', 'settings'],
  [null, 'waited-too-long', 'searches'],
  ['sms', 'outdated', null],
  ['sms', 'expired', 'test'],
] as const)('a message by %s that failed because of %s links to %s', (channel, reason, way) => {
  expect(fixPageOf({ state: 'failed', channel, reason })).toBe(way);
  expect(fixPageOf({ state: 'waiting', channel, reason })).toBeNull();
});
