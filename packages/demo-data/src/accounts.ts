import type { Phone } from '@awaj/domain/phone';

export const demoPassword = 'awaj-demo';

/** A purchase or unpaid invoice, this many days ago. */
export type DemoPurchase = { daysAgo: number; isPaid: boolean } & ({ planId: number } | { documentId: number });

export interface DemoAccount {
  firstName: string;
  lastName: string;
  company: string | null;
  email: string;
  phone: Phone;
  isVerified: boolean;
  joinedDaysAgo: number;
  /** The sandbox's Telegram user who is connected to the account. */
  telegramId: number | null;
  purchases: readonly DemoPurchase[];
  /** When the trial began, in days ago. */
  trialDaysAgo: number | null;
  /** What the user has saved and chosen; null for a new one. */
  choices: DemoChoices | null;
}

interface DemoChoices {
  languages: readonly number[];
  regions: readonly number[];
  categories: readonly number[];
  /** How many of the newest tenders are saved. */
  savedTenders: number;
}

const yearly = { planId: 3, daysAgo: 100, isPaid: true };

const usual = { isVerified: true, joinedDaysAgo: 240, telegramId: null, trialDaysAgo: null, choices: null };

/** The demo's users, one for each state of an account. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    ...usual,
    firstName: 'Selamawit',
    lastName: 'Bekele',
    company: 'Bekele Trading PLC',
    email: 'active@awaj.test',
    phone: '+251911000001' as Phone,
    purchases: [{ planId: 1, daysAgo: 200, isPaid: true }, yearly, { documentId: 1, daysAgo: 20, isPaid: true }],
    choices: { languages: [1, 2], regions: [1, 2, 3], categories: [1, 2, 3, 4], savedTenders: 12 },
  },
  {
    ...usual,
    firstName: 'Dawit',
    lastName: 'Haile',
    company: null,
    email: 'inactive@awaj.test',
    phone: '+251911000002' as Phone,
    isVerified: false,
    // Otherwise opening the mini app would verify the phone, and the account would lose its password.
    telegramId: 710_000_002,
    purchases: [{ planId: 3, daysAgo: 2, isPaid: false }],
  },
  {
    ...usual,
    firstName: 'Sara',
    lastName: 'Tesfaye',
    company: 'Tesfaye General Contractor',
    email: 'trial@awaj.test',
    phone: '+251911000003' as Phone,
    purchases: [],
    trialDaysAgo: 6,
  },
  {
    ...usual,
    firstName: 'Yonas',
    lastName: 'Abebe',
    company: null,
    email: 'nofeed@awaj.test',
    phone: '+251911000004' as Phone,
    purchases: [yearly],
  },
];
