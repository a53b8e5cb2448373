/** The slugs of the table. */
export type PaymentMethod = 'chapa' | 'telebirr' | 'cbebirr' | 'mpesa' | 'card' | 'bank' | 'telegram' | 'stars';

const methodsOfChapa: Readonly<Record<string, PaymentMethod>> = {
  telebirr: 'telebirr',
  cbebirr: 'cbebirr',
  mpesa: 'mpesa',
  card: 'card',
  visa: 'card',
  mastercard: 'card',
};

/** Chapa's word for the wallet or card; any other is simply Chapa. */
export const methodOfChapa = (word: string): PaymentMethod =>
  methodsOfChapa[word.toLowerCase().replace(/[^a-z]/g, '')] ?? 'chapa';
