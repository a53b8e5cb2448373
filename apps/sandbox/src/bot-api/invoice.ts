import { readFields, readText } from '../fields.ts';
import { badRequest } from './bot-error.ts';
import { bytesOf, lengthOf, type Parameters, readInteger, readList } from './parameters.ts';

export interface Invoice {
  slug: string;
  title: string;
  description: string;
  payload: string;
  currency: string;
  /** In the currency's smallest unit, or in Stars. */
  total: number;
}

const stars = 'XTR';
const monthSeconds = 2_592_000;

function totalOf(parameters: Parameters): number {
  const prices = readList(parameters, 'prices').map((price) => {
    const fields = readFields(price);
    const amount = readInteger(fields, 'amount');
    if (amount === null || readText(fields, 'label') === null) throw badRequest("can't parse prices JSON object");
    return amount;
  });
  const total = prices.reduce((sum, amount) => sum + amount, 0);
  if (prices.length === 0 || total < 1) throw badRequest('CURRENCY_TOTAL_AMOUNT_INVALID');
  if (readText(parameters, 'currency') === stars && prices.length !== 1) throw badRequest('STARS_INVOICE_INVALID');
  return total;
}

/** Money needs a provider's token, Stars need none. Only Stars allow monthly payments. */
function checkWayToPay(parameters: Parameters): void {
  const isStars = readText(parameters, 'currency') === stars;
  const hasProvider = readText(parameters, 'provider_token') !== null;
  if (isStars === hasProvider) throw badRequest(isStars ? 'STARS_INVOICE_INVALID' : 'PAYMENT_PROVIDER_INVALID');
  const period = readInteger(parameters, 'subscription_period');
  if (period !== null && (!isStars || period !== monthSeconds)) throw badRequest('SUBSCRIPTION_PERIOD_INVALID');
}

export function readInvoice(parameters: Parameters): Omit<Invoice, 'slug'> {
  const text = (name: string) => readText(parameters, name) ?? '';
  const isWithin = (length: number, most: number) => length >= 1 && length <= most;
  if (!isWithin(lengthOf(text('title')), 32)) throw badRequest('INVOICE_TITLE_INVALID');
  if (!isWithin(lengthOf(text('description')), 255)) throw badRequest('INVOICE_DESCRIPTION_INVALID');
  if (!isWithin(bytesOf(text('payload')), 128)) throw badRequest('INVOICE_PAYLOAD_INVALID');
  if (!/^[A-Z]{3}$/.test(text('currency'))) throw badRequest('CURRENCY_INVALID');
  checkWayToPay(parameters);
  return {
    title: text('title'),
    description: text('description'),
    payload: text('payload'),
    currency: text('currency'),
    total: totalOf(parameters),
  };
}
