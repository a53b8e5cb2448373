export { documentFileName } from './file-name.ts';
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

export const documentButtonTexts = {
  download: 'Download Document',
  buy: 'Buy Document',
} as const satisfies Record<DocumentAction, string>;
