import type { Channel } from '../modules/notifications/channels.ts';
import type { Message } from '../modules/notifications/notification.ts';
import { renderMessage } from '../modules/notifications/templates.ts';

export const writtenAt = new Date('2026-11-25T04:00:00Z');
export const webUrl = 'https://awaj.test';
export const invoice = { invoiceId: 311, invoiceNumber: 'AWJ-2026-000311' };
export const endsAt = new Date('2027-09-25T08:00:00Z');
export const title = 'የ2019 በጀት ዓመት ሁለት አምቡላንሶች ግዥ "Lot 2" <b>';
export const receipt = {
  template: 'paymentReceived',
  ...invoice,
  amount: 1_236_000,
  buyer: { name: 'Abebe Kebede', companyName: 'Kebede & Sons', tin: '0012345678', address: 'Bole, Addis Ababa' },
} as const;
export const plan = { kind: 'plan', planId: 3, activeUntil: endsAt } as const;

export const about = 'Kebede & Sons · Oromia';
export const inDays = (daysLeft: number, isApproximate = false) => ({ at: endsAt, daysLeft, isApproximate });
export const newTender = { id: 1_234_567, title, about, closing: inDays(3), searches: ['Roads', title] };
export const ofFeed = {
  template: 'newTenders',
  closingSoon: 0,
  searches: [],
  hasFeed: true,
  listPath: '/myfeed',
} as const;
export const ofSearches = { ...ofFeed, searches: ['Roads', title], hasFeed: false } as const;
export const changes = ['extended', 'cancelled', 're-advertised', 'corrected', 'document-added'] as const;
const movedFrom = new Date('2027-09-09T08:00:00Z');
export const changed = { id: 1_234_567, title, buyer: 'Kebede & Sons', closing: inDays(16), movedFrom };
export const unseen = { closing: null, movedFrom: null };

export const reminder = { template: 'tendersClosing', validUntil: endsAt } as const;

export const rendered = (message: Message, language: 'en' | 'am', channel: Channel) =>
  renderMessage(message, { language, channel, webUrl, writtenAt });
