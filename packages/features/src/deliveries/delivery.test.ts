import type { Delivery as DeliveryDto } from '@awaj/api-client/schema';
import { expect, it } from 'vitest';
import { byDay, toDelivery, wayOut } from './delivery.ts';

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

it('offers to mute the buyer of new tenders, but not of a saved one', () => {
  expect(toDelivery(alert).buyerToMute).toEqual({ id: 12, name: 'Red Cross' });
  expect(toDelivery({ ...alert, about: 'tenderChanged' }).buyerToMute).toBeNull();
});

it('groups messages by the day in Addis Ababa', () => {
  const at = (created_at: string) => toDelivery({ ...alert, created_at });
  const list = [at('2026-11-21T21:30:00Z'), at('2026-11-21T20:30:00Z'), at('2026-11-20T21:00:00Z')];
  const [first, second, third] = list;
  expect(byDay(list)).toEqual([
    { day: '2026-11-22', deliveries: [first] },
    { day: '2026-11-21', deliveries: [second, third] },
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
] as const)('by %s that failed because of %s links to %s', (channel, reason, way) => {
  expect(wayOut({ state: 'failed', channel, reason })).toBe(way);
  expect(wayOut({ state: 'waiting', channel, reason })).toBeNull();
});
