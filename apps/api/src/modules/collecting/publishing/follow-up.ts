import { addToTender } from './add-to-tender.ts';
import { createTenders } from './create-tenders.ts';
import { findTenderOf } from './find-tender.ts';
import { nothingSaid, readPersonsWords, recordDecisions } from './merge-decisions.ts';
import { identityOf, type KeyedNotice } from './notice-keys.ts';
import { placeNotices } from './place-notices.ts';
import { decisionsOf } from './placing-decisions.ts';
import { type Publication, type Publishing, refused } from './publishing.ts';

/** What a notice about a tender that is not here comes to: a re-advertisement says it all once more. */
async function withoutTender(keyed: KeyedNotice, publishing: Publishing): Promise<Publication> {
  const { kind, lacks } = keyed.notice;
  if (kind === 're-advertisement' && !lacks)
    return (await createTenders([keyed], publishing))[0] ?? refused('is empty');
  if (kind === 're-advertisement')
    return refused(`is about no tender that is here, and to make one it lacks ${lacks?.join(', ')}`);
  return refused('is about a tender that is not here: give the reference number or the title that the tender has');
}

/**
 * An extension, a cancellation and their like: about the tender of which a person has said so, whose number or title it
 * names, or with which it agrees in all the rest.
 */
export async function followUp(keyed: KeyedNotice, publishing: Publishing): Promise<Publication> {
  const { trx, cause, companies } = publishing;
  const { notice } = keyed;
  const word = (await readPersonsWords(trx, [keyed])).get(identityOf(keyed)) ?? nothingSaid();
  const named = word.same ?? (await findTenderOf(trx, notice, companies));
  if (named !== null && !word.notSame.has(named)) {
    const outcome = await addToTender(keyed, named, publishing);
    if (outcome.kind !== 'refused' && word.same === null)
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
