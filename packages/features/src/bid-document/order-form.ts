import { maxLengths } from '@awaj/api-client/max-lengths';
import type { DocumentOrderForm } from '@awaj/api-client/schema';
import { parseOrder } from '@awaj/domain/bid-document';
import { readablePhone } from '@awaj/domain/phone';
import type { Messages } from '@awaj/i18n';

/** The typed values, under the server's field names, so that its errors find their fields. */
export type OrderValues = Record<Exclude<keyof DocumentOrderForm, 'price'>, string>;

export interface Buyer {
  name: string;
  email: string | null;
  phone: string | null;
  companyName: string | null;
  tin: string | null;
  address: string | null;
}

/** Prefills the form from the account. The account's single name is split at the first space. */
export function orderValuesOf(buyer: Buyer): OrderValues {
  const [first = '', ...others] = buyer.name.trim().split(/\s+/);
  return {
    first_name: first,
    last_name: others.join(' '),
    email: buyer.email ?? '',
    phone: readablePhone(buyer.phone ?? ''),
    company_name: buyer.companyName ?? '',
    TIN: buyer.tin ?? '',
    VAT_number: '',
    address: buyer.address ?? '',
  };
}

const lengths = maxLengths.DocumentOrderForm;

/** Maximum lengths of the fields whose rules allow any text. */
export const orderLongest = {
  first_name: lengths.first_name,
  last_name: lengths.last_name,
  company_name: lengths.company_name,
  TIN: lengths.TIN,
  VAT_number: lengths.VAT_number,
  address: lengths.address,
} satisfies Partial<Record<keyof OrderValues, number>>;

const parse = (values: OrderValues) =>
  parseOrder({
    firstName: values.first_name,
    lastName: values.last_name,
    email: values.email,
    phone: values.phone,
  });

/** The problems, as a text for each wrong field. */
export function orderProblems(values: OrderValues, { form }: Messages): Partial<OrderValues> {
  const order = parse(values);
  if (order.ok) return {};
  const { firstName, lastName, email, phone } = order.error;
  return {
    ...(firstName && { first_name: form.empty }),
    ...(lastName && { last_name: form.empty }),
    ...(email && { email: form.email }),
    ...(phone && { phone: form.phone }),
  };
}

/** The request, with the price that the buyer was shown: the server refuses another one. */
export const toOrderBody = (values: OrderValues, price: string): DocumentOrderForm => ({ ...values, price });
