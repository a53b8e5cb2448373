import { banks as knownBanks } from '@awaj/reference-data/banks';

const accountNumbers: Readonly<Record<string, string>> = {
  'commercial-bank-of-ethiopia': '1000000000001',
  'awash-bank': '0132000000002',
  'dashen-bank': '5000000000003',
  'bank-of-abyssinia': '9000000004',
};

/** Invented accounts for bank transfers in the demo. */
export const banks = knownBanks.flatMap((bank) => {
  const accountNumber = accountNumbers[bank.slug];
  return accountNumber ? [{ ...bank, accountNumber, accountName: 'Awaj Demo' }] : [];
});
