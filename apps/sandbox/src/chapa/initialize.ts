import { type Fields, readFields, readText } from '../fields.ts';
import type { CheckoutOrder } from './checkout.ts';

type Mistakes = Readonly<Record<string, readonly string[]>>;

export type InitializeReading = { ok: true; order: CheckoutOrder } | { ok: false; mistakes: Mistakes };

const longestTitle = 16;

const isWebAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);

interface Rule {
  field: string;
  isRight: (value: string | null) => boolean;
  message: string;
}

const ifGiven = (isRight: (value: string) => boolean) => (value: string | null) => value === null || isRight(value);
const isGiven = (value: string | null) => value !== null;

const rules: readonly Rule[] = [
  { field: 'amount', isRight: isGiven, message: 'The amount field is required.' },
  {
    field: 'amount',
    isRight: ifGiven((text) => /^\d{1,12}(\.\d{1,2})?$/.test(text) && Number(text) > 0),
    message: 'The amount must be a number greater than 0.',
  },
  { field: 'currency', isRight: isGiven, message: 'The currency field is required.' },
  {
    field: 'currency',
    isRight: ifGiven((text) => text === 'ETB' || text === 'USD'),
    message: 'The selected currency is invalid.',
  },
  { field: 'tx_ref', isRight: isGiven, message: 'The tx ref field is required.' },
  {
    field: 'email',
    isRight: ifGiven((text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)),
    message: 'The email must be a valid email address.',
  },
  {
    field: 'phone_number',
    isRight: ifGiven((text) => /^0[79]\d{8}$/.test(text)),
    message: 'The phone number must be 10 digits.',
  },
  { field: 'return_url', isRight: ifGiven(isWebAddress), message: 'The return url format is invalid.' },
  { field: 'callback_url', isRight: ifGiven(isWebAddress), message: 'The callback url format is invalid.' },
  {
    field: 'customization.title',
    isRight: ifGiven((text) => text.length <= longestTitle),
    message: `The customization.title may not be greater than ${longestTitle} characters.`,
  },
  {
    field: 'customization.description',
    isRight: ifGiven((text) => /^[A-Za-z0-9\-_ .]*$/.test(text)),
    message: 'The customization.description may only contain letters, numbers, hyphens, underscores, spaces, and dots.',
  },
];

/** `customization` may be an object, or separate fields whose names contain the path. */
function flatten(body: unknown): Fields {
  const fields = readFields(body);
  const { title, description } = readFields(fields.customization);
  return { 'customization.title': title, 'customization.description': description, ...fields };
}

export function parseInitialize(body: unknown): InitializeReading {
  const fields = flatten(body);
  const broken = rules.filter(({ field, isRight }) => !isRight(readText(fields, field)));
  if (broken.length > 0) {
    const mistakes: Record<string, string[]> = {};
    for (const { field, message } of broken) mistakes[field] = [...(mistakes[field] ?? []), message];
    return { ok: false, mistakes };
  }
  const text = (name: string) => readText(fields, name) ?? '';
  return {
    ok: true,
    order: {
      txRef: text('tx_ref'),
      amount: text('amount'),
      currency: text('currency'),
      firstName: text('first_name'),
      lastName: text('last_name'),
      email: text('email'),
      phone: text('phone_number'),
      returnUrl: readText(fields, 'return_url'),
      title: text('customization.title'),
      description: text('customization.description'),
      meta: fields.meta ?? null,
    },
  };
}
