import type { PaymentMethod } from '../components/PaymentMethods/PaymentMethods.tsx';

/** A square in the wallet's brand colour with its letter. */
const logo = (colour: string, letter: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${colour}"/><path d="${letter}" fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.5"/></svg>`,
  )}`;

/** The payment methods of the product. */
export const wallets: readonly PaymentMethod[] = [
  { name: 'telebirr', kind: 'wallet', logo: logo('#0a66b0', 'M11 5v12q0 2 2.5 2H15M8 9.5h7') },
  { name: 'CBE Birr', kind: 'wallet', logo: logo('#70267f', 'M9 6.5v11h4a3 3 0 0 0 0-6 2.5 2.5 0 0 0 0-5Zm0 5h4') },
  { name: 'M-Pesa', kind: 'wallet', logo: logo('#2f8b34', 'M6 17.5v-11l6 7 6-7v11') },
];
