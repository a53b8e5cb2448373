import type { Method } from './checkout.ts';

/** The numbers that Chapa's test mode takes; every other is declined. */
export const testNumbers: Readonly<Record<Method, readonly [string, ...string[]]>> = {
  telebirr: ['0900123456', '0900112233', '0900881111'],
  cbebirr: ['0900123456', '0900112233', '0900881111'],
  mpesa: ['0700123456', '0700112233', '0700881111'],
  card: ['4200000000000000', '5400000000000000'],
};

/** A field that was left blank stands for the first test number. */
export function isTestNumber(method: Method, number: string): boolean {
  const digits = number.replace(/\D/g, '');
  return digits === '' || testNumbers[method].includes(digits);
}
