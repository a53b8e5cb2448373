import type { MuteForm } from '@awaj/api-client/schema';
import { askedWords } from '@awaj/domain/search-words';
import type { Selectable } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';
import { AppError, refusedFields } from '../../../http/errors.ts';
import type { Muted } from '../../catalog/tenders/search/posted-tenders.ts';
import { lockUser } from '../../identity/users.ts';

type MuteTable = Selectable<Schema['mutes']>;
export type MuteRow = Pick<MuteTable, 'id' | 'company_id' | 'word'>;

const mutesAtMost = 100;

const columns = ['id', 'company_id', 'word'] as const;

export const mutesOf = (db: Database, userId: number): Promise<MuteRow[]> =>
  db.selectFrom('mutes').select(columns).where('user_id', '=', userId).orderBy('id', 'desc').execute();

/** The muted buyers and folded words. */
export async function mutedBy(db: Database, userId: number): Promise<Muted> {
  const rows = await db
    .selectFrom('mutes')
    .select(['company_id', 'folded_word'])
    .where('user_id', '=', userId)
    .execute();
  return {
    companies: rows.flatMap(({ company_id }) => company_id ?? []),
    words: rows.flatMap(({ folded_word }) => folded_word ?? []),
  };
}

function readMute({ company_id, word }: MuteForm): Pick<MuteTable, 'company_id' | 'word' | 'folded_word'> {
  if (word === undefined) return { company_id: company_id ?? null, word: null, folded_word: null };
  const folded_word = askedWords(word).join(' ');
  if (folded_word === '') throw refusedFields({ word: 'wordMissing' });
  return { company_id: null, word: word.trim(), folded_word };
}

async function refuseUnknown(db: Database, companyId: number): Promise<void> {
  const company = await db.selectFrom('companies').select('id').where('id', '=', companyId).executeTakeFirst();
  if (!company) throw new AppError('notFound');
}

/** Mutes a buyer or a word in alerts; muting it again changes nothing. */
export async function mute(db: Database, userId: number, form: MuteForm, now: Date): Promise<MuteRow> {
  const wanted = readMute(form);
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    if (wanted.company_id !== null) await refuseUnknown(trx, wanted.company_id);
    const muted = trx.selectFrom('mutes').select(columns).where('user_id', '=', userId);
    const before = await muted
      .where('company_id', 'is not distinct from', wanted.company_id)
      .where('folded_word', 'is not distinct from', wanted.folded_word)
      .executeTakeFirst();
    if (before) return before;
    if ((await muted.execute()).length >= mutesAtMost) throw new AppError('mutesFull');
    return trx
      .insertInto('mutes')
      .values({ user_id: userId, ...wanted, created_at: now })
      .returning(columns)
      .executeTakeFirstOrThrow();
  });
}

export const unmute = (db: Database, userId: number, id: number) =>
  db.deleteFrom('mutes').where('user_id', '=', userId).where('id', '=', id).execute();
