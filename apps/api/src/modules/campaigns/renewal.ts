import { secondMs } from '@awaj/domain/duration';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/errors.ts';
import { type LinkRow, updateLink } from './links.repository.ts';

/** A link that has served its purpose, as it begins anew; only those of the demo do. */
export async function renewed(trx: Database, link: LinkRow, now: Date): Promise<LinkRow> {
  if (link.renewed_for_seconds === null) throw new AppError('linkGone');
  const expiresAt = new Date(now.getTime() + link.renewed_for_seconds * secondMs);
  const anew = { user_id: null, used_at: null, expires_at: expiresAt };
  await updateLink(trx, link.id, anew);
  return { ...link, ...anew };
}
