import { type DemoAccount, demoAccounts } from '@awaj/demo-data/accounts';
import { dayMs } from '@awaj/domain/duration';
import { trialFrom } from '@awaj/domain/subscription';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { addFeedSearch } from '../modules/catalog/feed/feed-search.ts';
import { usualAlertChannels } from '../modules/notifications/channels.ts';
import { seedPurchase } from './seed-purchase.ts';

type Choices = NonNullable<DemoAccount['choices']>;

async function seedChoices(trx: Transaction<Schema>, userId: number, choices: Choices, now: Date): Promise<void> {
  const { languages, regions, categories, savedTenders } = choices;
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
  await addFeedSearch(trx, userId, now);
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
  // A visit until yesterday, and a new one now.
  const lastAt = new Date(now.getTime() - dayMs);
  await trx
    .insertInto('visits')
    .values({ user_id: userId, first_at: new Date(0), last_at: lastAt, new_since: null, seen_ids: [] })
    .execute();
  await trx
    .insertInto('channels')
    .values({ user_id: userId, ...usualAlertChannels, sms: true })
    .execute();
}

async function seedTrial(trx: Transaction<Schema>, userId: number, at: Date): Promise<void> {
  const { startsAt, endsAt } = trialFrom(at);
  await trx.insertInto('subscriptions').values({ user_id: userId, starts_at: startsAt, ends_at: endsAt }).execute();
}

async function seedUser(
  trx: Transaction<Schema>,
  account: DemoAccount,
  { passwordHash, createdAt }: { passwordHash: string; createdAt: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('users')
    .values({
      first_name: account.firstName,
      last_name: account.lastName,
      company_name: account.company,
      email: account.email,
      phone: account.phone,
      password_hash: passwordHash,
      is_email_verified: account.isVerified,
      is_phone_verified: account.isVerified,
      telegram_id: account.telegramId,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function seedAccounts(
  trx: Transaction<Schema>,
  { now, passwordHash }: { now: Date; passwordHash: string },
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  for (const account of demoAccounts) {
    const { purchases, trialDaysAgo, choices, joinedDaysAgo } = account;
    const userId = await seedUser(trx, account, { passwordHash, createdAt: daysAgo(joinedDaysAgo) });
    for (const purchase of purchases) await seedPurchase(trx, { ...account, userId }, purchase, now);
    if (trialDaysAgo !== null) await seedTrial(trx, userId, daysAgo(trialDaysAgo));
    if (choices !== null) await seedChoices(trx, userId, choices, now);
  }
}
