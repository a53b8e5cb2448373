import { failure, type Result, success } from '../result/index.ts';

/** Birr in whole santim: sums of whole numbers never drift. */
export type Santim = number;

export const birr = (amount: number): Santim => Math.round(amount * 100);

/** Reads a decimal text as it travels: "2360", "2360.5", "2,360.00". */
export function parseBirr(text: string): Result<Santim, 'not-an-amount'> {
  const plain = text.trim().replaceAll(',', '');
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? success(birr(Number(plain))) : failure('not-an-amount');
}

const vatRate = 0.15;

/** What of a price that includes VAT is the net and what the tax; the two always add up to the price. */
export function splitVat(gross: Santim): { net: Santim; vat: Santim } {
  const net = Math.round(gross / (1 + vatRate));
  return { net, vat: gross - net };
}

const currencyNames = { en: 'ETB', am: 'ብር' } as const;

/** ETB 2,360.00 or ብር 2,360.00. */
export function formatBirr(amount: Santim, language: keyof typeof currencyNames): string {
  const sign = amount < 0 ? '-' : '';
  const [whole = '', cents = ''] = (Math.abs(amount) / 100).toFixed(2).split('.');
  return `${sign}${currencyNames[language]} ${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}
