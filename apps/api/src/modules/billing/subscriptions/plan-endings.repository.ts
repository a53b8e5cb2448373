import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

/** Subscriptions and trials that end after `from` and until `to` with none after them, the soonest first. */
export const endingsBetween = (db: Database, from: Date, to: Date) =>
  db
    .selectFrom('subscriptions as last')
    .innerJoin('users', 'users.id', 'last.user_id')
    .select(['users.id', 'first_name', 'last_name', 'phone', 'email'])
    .select(['last.plan_id', 'last.is_trial', 'last.starts_at', 'last.ends_at'])
    .where('disabled_at', 'is', null)
    .where('last.ends_at', '>', from)
    .where('last.ends_at', '<=', to)
    .where(
      sql<boolean>`not exists (select from subscriptions later where later.user_id = last.user_id
        and (later.ends_at, later.id) > (last.ends_at, last.id))`,
    )
    .orderBy('last.ends_at')
    .execute();
