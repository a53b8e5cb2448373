import type { Phone } from '@awaj/domain/phone';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type UserRow = Selectable<Schema['users']> & { saved_count: number };

export const findUser = (db: Database, userId: number): Promise<UserRow> =>
  db
    .selectFrom('users')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('saved_tenders')
        .whereRef('saved_tenders.user_id', '=', 'users.id')
        .select((sub) => sub.cast<number>(sub.fn.countAll(), 'integer').as('count'))
        .$asScalar()
        .$notNull()
        .as('saved_count'),
    )
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** The recipient of the campaign link that opened a session. Links of the demo are for anybody. */
export const findLink = (db: Database, id: number): Promise<{ name: string; phone: Phone } | undefined> =>
  db
    .selectFrom('campaign_links')
    .select(['name', 'phone'])
    .where('id', '=', id)
    .where('renewed_for_seconds', 'is', null)
    .executeTakeFirst();
