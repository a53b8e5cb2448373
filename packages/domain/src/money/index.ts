import { failure, type Result, success } from '../result/index.ts';

/** Birr in whole santim: sums of whole numbers never drift, and the database keeps them so. */
export type Santim = number;

const santimInBirr = 100;

export const birr = (amount: number): Santim => Math.round(amount * santimInBirr);

/** For the fields that carry an amount as a number. */
export const toBirr = (amount: Santim): number => amount / santimInBirr;

/** Reads an amount as it travels or is printed: "2360", "2360.5", "2,360.00". */
export function parseBirr(text: string): Result<Santim, 'not-an-amount'> {
  const match = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return failure('not-an-amount');
  const [, whole = '', decimals = ''] = match;
  return success(Number(whole.replaceAll(',', '') + decimals.padEnd(2, '0')));
}

/** VAT is 15 %, so that of 23 parts of a price 20 are the net: in whole numbers nothing is rounded twice. */
export const vatPercent = 15;
const grossParts = 23;
const netParts = 20;

/** What of a price that includes VAT is the net and what the tax; the two always add up to the price. */
export function splitVat(gross: Santim): { net: Santim; vat: Santim } {
  const net = Math.round((gross * netParts) / grossParts);
  return { net, vat: gross - net };
}

/** The digits of a whole number: 1,234,567. */
export const groupThousands = (whole: number | string): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** Whether ".00" is written after whole birr. */
export type Decimals = 'always' | 'when-needed';

/** 2,360.00, or 2,360 when decimals are written only where they are needed. */
export function formatAmount(amount: Santim, decimals: Decimals = 'always'): string {
  const isWhole = amount % santimInBirr === 0;
  const [whole = '', santim] = toBirr(Math.abs(amount))
    .toFixed(isWhole && decimals === 'when-needed' ? 0 : 2)
    .split('.');
  const grouped = groupThousands(whole);
  return `${amount < 0 ? '-' : ''}${grouped}${santim === undefined ? '' : `.${santim}`}`;
}

/** 2,360 birr or 2,360 ብር, which no end of a line takes apart. Santim are written only where there are some. */
export const formatMoney = (amount: Santim, currency: string): string =>
  `${formatAmount(amount, 'when-needed')}\u00a0${currency}`;

/** 2,360.00 ETB: on invoices, and in the books. */
export const formatInvoiceMoney = (amount: Santim, currency = 'ETB'): string =>
  `${formatAmount(amount)}\u00a0${currency}`;

/** As the wire writes a price: "200", "99.50", and "0" for free. */
export const toDecimal = (amount: Santim): string => formatAmount(amount, 'when-needed').replaceAll(',', '');
