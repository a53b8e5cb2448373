export { documentFileName } from './file-name.ts';
export { fileSizeText } from './file-size.ts';
export { type DocumentOrder, type OrderForm, type OrderProblems, parseOrder } from './order.ts';

export interface BidDocument {
  isPurchased: boolean;
  /** Decimal birr as it travels; "0" is free. */
  price: string;
}

export type DocumentAction = 'download' | 'buy';

const free = /^0+(?:\.0+)?$/;

export const documentAction = ({ isPurchased, price }: BidDocument): DocumentAction =>
  isPurchased || free.test(price) ? 'download' : 'buy';
