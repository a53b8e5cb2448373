import { failure, type Result, success } from '../result/index.ts';

/** Birr in whole santim: integers add up exactly, and the database stores them. */
export type Santim = number;

const santimInBirr = 100;

export const birr = (amount: number): Santim => Math.round(amount * santimInBirr);

/** For wire fields that carry an amount as a number. */
export const toBirr = (amount: Santim): number => amount / santimInBirr;

/** Parses a printed amount or one from the wire: "2360", "2360.5", "2,360.00". */
export function parseBirr(text: string): Result<Santim, 'not-an-amount'> {
  const match = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return failure('not-an-amount');
  const [, whole = '', decimals = ''] = match;
  return success(Number(whole.replaceAll(',', '') + decimals.padEnd(2, '0')));
}

/** VAT is 15 %, so 20 of 23 parts of a price are net. With whole numbers nothing is rounded twice. */
export const vatPercent = 15;
const grossParts = 23;
const netParts = 20;

/** Splits a price into net and tax, which always add up to the price. */
export function splitVat(gross: Santim): { net: Santim; vat: Santim } {
  const net = Math.round((gross * netParts) / grossParts);
  return { net, vat: gross - net };
}

/** 1,234,567. */
export const groupThousands = (whole: number | string): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** Whether ".00" is written after whole birr. */
export type Decimals = 'always' | 'when-needed';

/** 2,360.00, or 2,360 if decimals are written only when needed. */
export function formatAmount(amount: Santim, decimals: Decimals = 'always'): string {
  const isWhole = amount % santimInBirr === 0;
  const [whole = '', santim] = toBirr(Math.abs(amount))
    .toFixed(isWhole && decimals === 'when-needed' ? 0 : 2)
    .split('.');
  const grouped = groupThousands(whole);
  return `${amount < 0 ? '-' : ''}${grouped}${santim === undefined ? '' : `.${santim}`}`;
}

/** 2,360 birr or 2,360 ብር, without a line break inside. Santim only if there are some. */
export const formatMoney = (amount: Santim, currency: string): string =>
  `${formatAmount(amount, 'when-needed')}\u00a0${currency}`;

/** 2,360.00 ETB, for invoices and accounting. */
export const formatInvoiceMoney = (amount: Santim, currency = 'ETB'): string =>
  `${formatAmount(amount)}\u00a0${currency}`;

/** The wire's form of a price: "200", "99.50", and "0" for free. */
export const toDecimal = (amount: Santim): string => formatAmount(amount, 'when-needed').replaceAll(',', '');
