import { trialLinkState } from '@awaj/domain/campaign-link';
import { trialFrom } from '@awaj/domain/subscription';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import { openSession } from '../identity/sessions.ts';
import { guestOf } from './guest.ts';
import { findLink, type LinkRow, lockLink, renewed, updateLink } from './links.repository.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
}

const stateOf = ({ expires_at, used_at }: LinkRow, now: Date) =>
  trialLinkState({ expiresAt: expires_at, usedAt: used_at }, now);

export function createTrialService({ db, now }: Dependencies) {
  /** Starts the trial and uses the link. */
  async function begin(trx: Database, link: LinkRow, language: Language): Promise<number> {
    const at = now();
    const userId = await guestOf(trx, link, { at, language });
    const { startsAt, endsAt } = trialFrom(at);
    await trx.insertInto('subscriptions').values({ user_id: userId, starts_at: startsAt, ends_at: endsAt }).execute();
    await updateLink(trx, link.id, { user_id: userId, used_at: at });
    return userId;
  }

  return {
    /** The recipient of a link. */
    async nameOf(id: string): Promise<string> {
      const link = await findLink(db, 'trial', id);
      if (!link || (stateOf(link, now()) === 'gone' && link.renewed_for_seconds === null))
        throw new AppError('linkGone');
      return link.name;
    },

    /** Starts a trial and logs in; for a while the same link logs the same person in again without more days. */
    start: (id: string, language: Language): Promise<{ token: string; name: string }> =>
      db.transaction().execute(async (trx) => {
        const found = await lockLink(trx, 'trial', id);
        if (!found) throw new AppError('linkGone');
        const link = stateOf(found, now()) === 'gone' ? await renewed(trx, found, now()) : found;
        const userId = link.used_at === null ? await begin(trx, link, language) : link.user_id;
        if (userId === null) throw new AppError('linkGone');
        return {
          token: await openSession(trx, { userId, purpose: 'campaign', at: now(), linkId: link.id }),
          name: link.name,
        };
      }),
  };
}
