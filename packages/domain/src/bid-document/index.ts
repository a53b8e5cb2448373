export { documentFileName } from './file-name.ts';
export { type DocumentOrder, type OrderForm, type OrderProblems, parseOrder } from './order.ts';

export interface BidDocument {
  isPurchased: boolean;
  /** Decimal birr, as on the wire; "0" is free. */
  price: string;
}

export type DocumentAction = 'download' | 'buy';

const free = /^0+(?:\.0+)?$/;

export const documentAction = ({ isPurchased, price }: BidDocument): DocumentAction =>
  isPurchased || free.test(price) ? 'download' : 'buy';

const bytesInKilobyte = 1_000;
const bytesInMegabyte = 1_000_000;

/** For people: 84 KB, 1.4 MB. At least 1 KB. */
export function fileSizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / bytesInKilobyte));
  if (kilobytes < bytesInMegabyte / bytesInKilobyte) return `${kilobytes} KB`;
  return `${(bytes / bytesInMegabyte).toFixed(1)} MB`;
}
