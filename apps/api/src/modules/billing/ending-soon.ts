import { dayMs } from '@awaj/domain/duration';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** Whose plan or trial is over within so many days, with nothing that follows on it; the soonest first. */
export const endingSoon = (db: Database, days: number, now: Date) =>
  db
    .selectFrom('subscriptions as last')
    .innerJoin('users', 'users.id', 'last.user_id')
    .select(['users.id', 'first_name', 'last_name', 'phone', 'email', 'last.plan_id', 'last.ends_at'])
    .where('disabled_at', 'is', null)
    .where('last.ends_at', '>', now)
    .where('last.ends_at', '<=', new Date(now.getTime() + days * dayMs))
    .where(
      sql<boolean>`not exists (select from subscriptions later where later.user_id = last.user_id
        and (later.ends_at, later.id) > (last.ends_at, last.id))`,
    )
    .orderBy('last.ends_at')
    .execute();
