import type { PaymentMethod } from '@awaj/ui/PaymentMethods';

/** The methods that Chapa accepts. */
export const wallets: readonly PaymentMethod[] = [
  { name: 'telebirr', kind: 'wallet', logo: '/wallets/telebirr.svg' },
  { name: 'CBE Birr', kind: 'wallet', logo: '/wallets/cbe-birr.svg' },
  { name: 'M-Pesa', kind: 'wallet', logo: '/wallets/m-pesa.svg' },
];
