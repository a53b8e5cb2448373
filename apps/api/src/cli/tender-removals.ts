import type { Command } from 'commander';
import { restoreTender, withdrawTender } from '../modules/catalog/tenders/records/withdrawn-tenders.ts';
import { joinTenders } from '../modules/collecting/join-tenders.ts';
import { splitTender } from '../modules/collecting/split-tender.ts';
import { explainMissingTender, requireTenderId, tenderArgument } from './find-tender.ts';
import { idOf, UsageError, type WithDatabase } from './operation.ts';
import { changeTenderBy, type TenderFlags } from './tender-command.ts';

/** Adds the commands that withdraw, restore, merge and split tenders. */
export function addTenderRemovals(tender: Command, withDatabase: WithDatabase): void {
  const withdraw = tender
    .command('withdraw')
    .description('Take a tender off the site; imports skip it, and "restore" brings it back')
    .argument('<tender>', tenderArgument);
  changeTenderBy(withdraw, withDatabase, async (trx, text, _options, cause) => {
    const id = await requireTenderId(trx, text);
    if (!(await withdrawTender(trx, id, cause))) throw new UsageError(await explainMissingTender(trx, id));
    return { details: {}, said: `Tender ${id} is withdrawn.` };
  });

  const restore = tender
    .command('restore')
    .description('Bring back a tender that was withdrawn')
    .argument('<tender>', tenderArgument);
  changeTenderBy(restore, withDatabase, async (trx, text, _options, cause) => {
    const id = await requireTenderId(trx, text);
    const outcome = await restoreTender(trx, id, cause);
    if (outcome === 'merged') throw new UsageError(`Tender ${id} was merged into another. Separate them with "split".`);
    if (outcome === 'missing') throw new UsageError(`Tender ${id} is not withdrawn.`);
    return { details: {}, said: `Tender ${id} is back.` };
  });

  const merge = tender
    .command('merge')
    .description('Merge two tenders that are the same; the first one stays')
    .argument('<tender>', 'the one that stays, by its number or reference number')
    .requiredOption('--with <tender>', 'the one that is removed');
  changeTenderBy<TenderFlags & { with: string }>(merge, withDatabase, async (trx, text, options, cause) => {
    const [into, from] = [await requireTenderId(trx, text), await requireTenderId(trx, options.with)];
    const outcome = await joinTenders(trx, { from, into }, cause);
    if (outcome === 'same') throw new UsageError('A tender cannot be merged with itself.');
    if (outcome === 'missing') throw new UsageError(`Tender ${into} or ${from} does not exist.`);
    return { details: { with: from }, said: `Tender ${from} is merged into ${into}; its address redirects there.` };
  });

  const split = tender
    .command('split')
    .description('Make a separate tender of a notice that is about another tender')
    .argument('<tender>', 'the one that has the notice now, by its number or reference number')
    .requiredOption('--notice <notice>', 'the number of the notice; "show" lists them');
  changeTenderBy<TenderFlags & { notice: string }>(split, withDatabase, async (trx, text, { notice }, cause) => {
    const tenderId = await requireTenderId(trx, text);
    const outcome = await splitTender(trx, { tenderId, noticeId: idOf(notice) }, cause);
    if (outcome.kind === 'missing-tender') throw new UsageError(await explainMissingTender(trx, tenderId));
    if (outcome.kind === 'missing-notice')
      throw new UsageError(`Tender ${text} has no notice ${notice}; "show" lists them.`);
    if (outcome.kind === 'last-notice') throw new UsageError(`Tender ${text} has no other notice.`);
    if (outcome.kind === 'refused') throw new UsageError(`The notice ${outcome.reason}.`);
    return { details: { notice, into: outcome.tenderId }, said: `Notice ${notice} is now tender ${outcome.tenderId}.` };
  });
}
