import type { Delivery as DeliveryDto } from '@awaj/api-client/schema';
import { expect, it } from 'vitest';
import { toDelivery } from './delivery.ts';

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

it('offers to mute the buyer of new tenders, and not of one that was saved', () => {
  expect(toDelivery(alert).buyerToMute).toEqual({ id: 12, name: 'Red Cross' });
  expect(toDelivery({ ...alert, about: 'tenderChanged' }).buyerToMute).toBeNull();
});
