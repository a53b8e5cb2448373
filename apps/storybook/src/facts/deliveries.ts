import type { Delivery } from '@awaj/api-client/schema';
import { daysAway } from './clock.ts';
import { companies, nameIn } from './lookups.ts';

let known = 0;

const delivery = (daysAgo: number, change: Partial<Delivery>): Delivery => {
  known += 1;
  const at = daysAway(-daysAgo);
  return {
    id: `4f1c22ab-0d5e-4d6f-9b0a-${String(known).padStart(12, '0')}`,
    about: 'paymentReceived',
    channel: 'email',
    to: 'a…@awaj.test',
    state: 'sent',
    reason: null,
    because: [],
    company: null,
    created_at: at,
    sent_at: at,
    ...change,
  };
};

const ofSolarPumps: Delivery['because'] = [
  { kind: 'saved_tender', id: 4960, name: 'Supply and installation of solar water pumps' },
];

export const deliveries: Delivery[] = [
  delivery(0, {
    about: 'newTenders',
    because: [
      { kind: 'saved_search', id: 1, name: 'Road Construction · Oromia' },
      { kind: 'preferences', id: null, name: null },
    ],
    company: nameIn(companies.roads, 'en'),
  }),
  delivery(0, {
    about: 'tenderChanged',
    channel: 'sms',
    to: '09…01',
    state: 'failed',
    reason: 'expired',
    because: ofSolarPumps,
  }),
  delivery(0, { about: 'tenderChanged', because: ofSolarPumps }),
  delivery(0, { about: 'planEnding', channel: 'telegram', to: null, state: 'waiting', reason: 'busy', sent_at: null }),
  delivery(1, { about: 'contactCode', channel: 'sms', to: '09…01', state: 'delivered' }),
  delivery(2, { about: 'passwordChanged', channel: 'sms', to: '09…01', state: 'held', reason: 'sms-budget' }),
  delivery(20, { about: 'paymentReceived' }),
  delivery(20, { about: 'paymentHeld', state: 'failed', reason: 'undeliverable' }),
  delivery(100, { about: 'paymentReturned', state: 'failed', reason: 'no-answer' }),
];

export const unreachedDeliveries: Delivery[] = [
  delivery(2, {
    about: 'paymentFailed',
    channel: null,
    to: null,
    state: 'failed',
    reason: 'no-contact',
    sent_at: null,
  }),
];
