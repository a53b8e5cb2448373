import type { Delivery as DeliveryDto } from '@awaj/api-client/schema';

/** A message that was written to the reader, and what became of it. */
export interface Delivery
  extends Pick<DeliveryDto, 'id' | 'about' | 'channel' | 'to' | 'state' | 'reason' | 'because'> {
  createdAt: Date;
  /** Whose tenders it told of, where they were of one buyer alone. What one has saved is told of whoever its buyer is. */
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

/** Whether the reader can do something about it: the address is wrong, or there is none. */
export const needsContact = ({ state, reason }: Pick<Delivery, 'state' | 'reason'>): boolean =>
  state === 'failed' && (reason === 'no-contact' || reason === 'undeliverable');
