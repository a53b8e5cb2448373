import type { Delivery as DeliveryDto } from '@awaj/api-client/schema';
import { minuteMs } from '@awaj/domain/duration';
import { type CalendarDate, dateInAddis } from '@awaj/domain/ethiopian-calendar';
import type { AreaMessages } from '@awaj/i18n';

export type Words = AreaMessages['deliveries'];

/** A message to the reader and its state. */
export interface Delivery
  extends Pick<DeliveryDto, 'id' | 'about' | 'channel' | 'to' | 'state' | 'reason' | 'because'> {
  createdAt: Date;
  /** The buyer, if it was about new tenders of one buyer alone. Messages about saved tenders are sent in any case. */
  buyerToMute: DeliveryDto['company'];
}

export const toDelivery = ({
  id,
  about,
  channel,
  to,
  state,
  reason,
  because,
  company,
  created_at,
}: DeliveryDto): Delivery => ({
  id,
  about,
  channel,
  to,
  state,
  reason,
  because,
  buyerToMute: about === 'newTenders' ? company : null,
  createdAt: new Date(created_at),
});

/** What it was about. Each saved tender is one of its reasons. */
export function aboutText({ about, because }: Pick<Delivery, 'about' | 'because'>, words: Words): string {
  const isOfSaved = about === 'tenderChanged' || about === 'tendersClosing';
  return isOfSaved && because.length > 1 ? words.aboutSeveral[about] : words.about[about];
}

/** Why it has not arrived. The chat of Telegram is no address, and only the reader can open it to our bot again. */
export function reasonText({ channel, reason }: Pick<Delivery, 'channel' | 'reason'>, words: Words): string {
  if (reason === null) return '';
  const isChatClosed = channel === 'telegram' && (reason === 'undeliverable' || reason === 'suppressed');
  return isChatClosed ? words.chatClosed : words.reasons[reason];
}

/** Messages of several channels, sent at the same time for the same reasons. */
export type Occasion = [first: Delivery, ...others: Delivery[]];

const isOf = ([first, ...others]: Occasion, { about, because, channel, createdAt }: Delivery): boolean =>
  about === first.about &&
  JSON.stringify(because) === JSON.stringify(first.because) &&
  Math.abs(createdAt.getTime() - first.createdAt.getTime()) < minuteMs &&
  [first, ...others].every((sent) => sent.channel !== channel);

/** Messages without a reason, such as codes, stay apart. */
export function byOccasion(deliveries: readonly Delivery[]): Occasion[] {
  const occasions: Occasion[] = [];
  for (const delivery of deliveries) {
    const known = delivery.because.length > 0 ? occasions.find((occasion) => isOf(occasion, delivery)) : undefined;
    if (known) known.push(delivery);
    else occasions.push([delivery]);
  }
  return occasions;
}

/** The days of Addis Ababa with messages, in the order of the list. */
export function byDay(deliveries: readonly Delivery[]): { day: CalendarDate; deliveries: Delivery[] }[] {
  const days = new Map<CalendarDate, Delivery[]>();
  for (const delivery of deliveries) {
    const day = dateInAddis(delivery.createdAt);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(delivery);
    else days.set(day, [delivery]);
  }
  return [...days].map(([day, ofDay]) => ({ day, deliveries: ofDay }));
}

/** The invoice's receipt: the first delivered one since it was paid. */
export const receiptOf = (
  { paidAt }: { paidAt: Date | null },
  newestFirst: readonly Delivery[],
): Delivery | undefined =>
  newestFirst.findLast(
    ({ about, state, createdAt }) =>
      about === 'paymentReceived' &&
      (state === 'sent' || state === 'delivered') &&
      paidAt !== null &&
      createdAt >= paidAt,
  );

/** The page where the reader can fix a delivery problem. */
export type FixPage = 'contacts' | 'settings' | 'searches' | 'test';

/** Null where nothing can be done. A chat is connected in the settings, not in the contacts. */
export function fixPageOf({ state, reason, channel }: Pick<Delivery, 'state' | 'reason' | 'channel'>): FixPage | null {
  if (state !== 'failed') return null;
  switch (reason) {
    case 'no-contact':
    case 'undeliverable':
    case 'bounced':
      return channel === 'telegram' ? 'settings' : 'contacts';
    case 'suppressed':
    case 'stopped':
      return 'settings';
    case 'waited-too-long':
      return 'searches';
    case 'outdated':
      return null;
    default:
      return 'test';
  }
}
