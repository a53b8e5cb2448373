import { dayMs } from '@awaj/domain/duration';
import type { Phone } from '@awaj/domain/phone';
import { trialFrom } from '@awaj/domain/subscription';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { loadPurchase, type Purchase } from './purchases.ts';

export const demoPassword = 'awaj-demo';

interface Account {
  name: string;
  company: string | null;
  localPhone: string;
  isVerified: boolean;
  /** The person of the sandbox's Telegram who is connected to the account. */
  telegramId?: number;
  purchases: readonly Purchase[];
  /** A trial that began so many days ago. */
  trialDaysAgo?: number;
  /** Saved tenders and chosen categories, languages and regions. */
  isSettledIn: boolean;
}

const yearly = { planId: 3, daysAgo: 100, isPaid: true };

const accounts: Readonly<Record<string, Account>> = {
  active: {
    name: 'Selamawit Bekele',
    company: 'Bekele Trading PLC',
    localPhone: '911000001',
    isVerified: true,
    purchases: [{ planId: 1, daysAgo: 200, isPaid: true }, yearly, { documentId: 1, daysAgo: 20, isPaid: true }],
    isSettledIn: true,
  },
  inactive: {
    name: 'Dawit Haile',
    company: null,
    localPhone: '911000002',
    isVerified: false,
    // Otherwise opening the mini app would prove the phone from outside, and the account would lose its password.
    telegramId: 710_000_002,
    purchases: [{ planId: 3, daysAgo: 2, isPaid: false }],
    isSettledIn: false,
  },
  trial: {
    name: 'Sara Tesfaye',
    company: 'Tesfaye General Contractor',
    localPhone: '911000003',
    isVerified: true,
    purchases: [],
    trialDaysAgo: 6,
    isSettledIn: false,
  },
  nofeed: {
    name: 'Yonas Abebe',
    company: null,
    localPhone: '911000004',
    isVerified: true,
    purchases: [yearly],
    isSettledIn: false,
  },
};

const chosen = { languages: [1, 2], regions: [1, 2, 3], categories: [1, 2, 3, 4] };
const savedTenders = 12;
const joinedDaysAgo = 240;

async function settleIn(trx: Transaction<Schema>, userId: number, now: Date): Promise<void> {
  const { languages, regions, categories } = chosen;
  await trx
    .insertInto('preferred_languages')
    .values(languages.map((id) => ({ user_id: userId, language_id: id })))
    .execute();
  await trx
    .insertInto('preferred_regions')
    .values(regions.map((id) => ({ user_id: userId, region_id: id })))
    .execute();
  await trx
    .insertInto('preferred_categories')
    .values(categories.map((id) => ({ user_id: userId, category_id: id })))
    .execute();
  const newest = await trx
    .selectFrom('tenders')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(savedTenders)
    .execute();
  const saved = newest.map(({ id }, index) => ({
    user_id: userId,
    tender_id: id,
    saved_at: new Date(now.getTime() - index * dayMs),
  }));
  await trx.insertInto('saved_tenders').values(saved).execute();
  await trx.insertInto('channels').values({ user_id: userId, email: true, sms: true, telegram: false }).execute();
}

async function loadTrial(trx: Transaction<Schema>, userId: number, at: Date): Promise<void> {
  const { startsAt, endsAt } = trialFrom(at);
  await trx.insertInto('subscriptions').values({ user_id: userId, starts_at: startsAt, ends_at: endsAt }).execute();
}

/** The people of the demo, one for each state that an account can be in. */
export async function loadAccounts(
  trx: Transaction<Schema>,
  { now, passwordHash }: { now: Date; passwordHash: string },
): Promise<void> {
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
  for (const [key, account] of Object.entries(accounts)) {
    const [firstName = '', lastName = ''] = account.name.split(' ');
    const [email, phone] = [`${key}@awaj.test`, `+251${account.localPhone}` as Phone];
    const user = await trx
      .insertInto('users')
      .values({
        first_name: firstName,
        last_name: lastName,
        company_name: account.company,
        email,
        phone,
        password_hash: passwordHash,
        is_email_verified: account.isVerified,
        is_phone_verified: account.isVerified,
        telegram_id: account.telegramId ?? null,
        created_at: inDays(-joinedDaysAgo),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const buyer = { userId: user.id, firstName, lastName, company: account.company, email, phone };
    for (const purchase of account.purchases) await loadPurchase(trx, buyer, purchase, now);
    if (account.trialDaysAgo !== undefined) await loadTrial(trx, user.id, inDays(-account.trialDaysAgo));
    if (account.isSettledIn) await settleIn(trx, user.id, now);
  }
}
