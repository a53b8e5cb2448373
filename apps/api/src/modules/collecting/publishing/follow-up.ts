import { addToTender } from './add-to-tender.ts';
import { createTenders } from './create-tenders.ts';
import { findTenderOf } from './find-tender.ts';
import { noManualDecisions, readManualDecisions, recordDecisions } from './merge-decisions.ts';
import { identityOf, type KeyedNotice } from './notice-keys.ts';
import { placeNotices } from './place-notices.ts';
import { decisionsOf } from './placing-decisions.ts';
import { type Publication, type Publishing, refused } from './publishing.ts';

const lost = (reason: string): Publication => ({ kind: 'refused', reason, isLost: true });

/** Handles a later notice whose tender is unknown. A re-advertisement creates the tender if it has all columns. */
async function withoutTender(keyed: KeyedNotice, publishing: Publishing): Promise<Publication> {
  const { kind, lacks } = keyed.notice;
  if (kind === 're-advertisement' && !lacks)
    return (await createTenders([keyed], publishing))[0] ?? refused('is empty');
  if (kind === 're-advertisement')
    return lost(`is about an unknown tender, and cannot create one without ${lacks?.join(', ')}`);
  return lost('is about an unknown tender: give its reference number or title');
}

/**
 * Publishes a later notice, such as an extension. Its tender is the one that a person named, the one with its number or
 * title, or the one that all other facts match.
 */
export async function followUp(keyed: KeyedNotice, publishing: Publishing): Promise<Publication> {
  const { trx, cause, companies } = publishing;
  const { notice } = keyed;
  const manual = (await readManualDecisions(trx, [keyed])).get(identityOf(keyed)) ?? noManualDecisions();
  const named = manual.same ?? (await findTenderOf(trx, notice, companies));
  if (named !== null && !manual.notSame.has(named)) {
    const outcome = await addToTender(keyed, named, publishing);
    if (outcome.kind !== 'refused' && manual.same === null)
      await recordDecisions(
        trx,
        [
          {
            notice: keyed,
            tenderId: named,
            other: null,
            decision: 'same',
            evidence: { found: notice.referenceNumber ? 'by its buyer and number' : 'by its buyer and title' },
          },
        ],
        { operator: null, at: cause.at },
      );
    return outcome;
  }
  const [placed] = await placeNotices([keyed], publishing);
  const outcome = placed?.tenderId
    ? await addToTender(keyed, placed.tenderId, publishing)
    : await withoutTender(keyed, publishing);
  if (placed && outcome.kind !== 'refused')
    await recordDecisions(trx, decisionsOf(keyed, placed), { operator: null, at: cause.at });
  return outcome;
}
