import type { Command } from 'commander';
import { fallbackLanguage } from '../http/language.ts';
import { createNames } from '../modules/catalog/names/names.ts';
import { type FoundTender, findTenders } from '../modules/catalog/tenders/search/operator-search.ts';
import { requireTenderId, tenderArgument } from './find-tender.ts';
import { type WithDatabase, withJson } from './operation.ts';
import { printRows } from './table.ts';
import { addTenderEdits } from './tender-edits.ts';
import { showTender } from './tender-facts.ts';
import { addTenderRemovals } from './tender-removals.ts';

const foundAtMost = 50;

function stateOf({ isCancelled, isWithdrawn, mergedInto }: FoundTender): string {
  if (mergedInto !== null) return `merged into ${mergedInto}`;
  if (isWithdrawn) return 'withdrawn';
  return isCancelled ? 'cancelled' : '';
}

function addLooking(tender: Command, withDatabase: WithDatabase): void {
  withJson(tender.command('find'))
    .description('Find tenders by number, reference number or words of the title, newest first')
    .argument('<text>', 'the search text')
    .action((text: string, options: { json?: boolean }) =>
      withDatabase(async (operation) => {
        const found = await findTenders(operation.db, text, foundAtMost);
        const companies = found.map(({ companyId }) => companyId);
        const nameOf = await createNames(operation)(fallbackLanguage, { companies });
        const rows = found.map((each) => {
          const { id, title, reference, closesAt: closes } = each;
          return { id, title, company: nameOf('companies', each.companyId), reference, closes, state: stateOf(each) };
        });
        printRows(operation, rows, { ...options, none: `No tender matches "${text}".` });
      }),
    );

  withJson(tender.command('show'))
    .description('Show all data of a tender, with its notices and timeline')
    .argument('<tender>', tenderArgument)
    .action((text: string, options: { json?: boolean }) =>
      withDatabase(async (operation) => showTender(operation, await requireTenderId(operation.db, text), options)),
    );
}

export function addTenderCommands(program: Command, withDatabase: WithDatabase): void {
  const tender = program.command('tender').description('Find, show and change tenders');
  addLooking(tender, withDatabase);
  addTenderEdits(tender, withDatabase);
  addTenderRemovals(tender, withDatabase);
}
