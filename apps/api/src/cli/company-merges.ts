import type { Command } from 'commander';
import { confirmCompany, mergeCompanies, unconfirmedCompanies } from '../modules/catalog/companies/company-merging.ts';
import { companyNamesByLanguage } from '../modules/catalog/companies/company-names.ts';
import { findSameCompanies } from '../modules/collecting/matching/same-companies.ts';
import { requireCompany } from './find-company.ts';
import { change, type Operation, UsageError, type WithDatabase, withDryRun, withJson } from './operation.ts';
import { counted, printRows } from './table.ts';

/** Papers in other languages name a buyer in theirs, which creates another company. */
async function sameCompanies({ db }: Operation, ids: ReadonlySet<number>) {
  const names = await companyNamesByLanguage(db);
  return findSameCompanies(
    names.filter(({ id }) => ids.has(id)),
    names,
  );
}

/**
 * Adds the commands for buyers that came from notices and that nobody has checked. A person confirms such a buyer, or
 * merges it with a company that exists already.
 */
export function addCompanyMerges(company: Command, withDatabase: WithDatabase): void {
  withJson(company.command('unconfirmed'))
    .description('List companies that imports created and nobody has confirmed yet, and others with the same name')
    .action((options: { json?: boolean }) =>
      withDatabase(async (operation) => {
        const found = await unconfirmedCompanies(operation.db);
        const same = await sameCompanies(operation, new Set(found.map(({ id }) => id)));
        const rows = found.map(({ id, name, tenders }) => {
          const others = (same.get(id) ?? []).map((other) => `${other.id} ${other.name}`);
          return { id, name, tenders: Number(tenders), maybeSameAs: others.join(', ') || null };
        });
        printRows(operation, rows, { ...options, none: 'Every company is confirmed.' });
      }),
    );

  withDryRun(company.command('confirm'))
    .description('Confirm a company that an import created, and correct its name')
    .argument('<company>', 'its number or name')
    .action((text: string, options: { dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const { id, name } = await requireCompany(trx, text);
          await confirmCompany(trx, id, operation.now());
          await operation.record(trx, 'company confirm', { companyId: id });
          operation.say(`Confirmed ${name} (${id}).`);
        }),
      ),
    );

  withDryRun(company.command('merge'))
    .description('Merge two companies that are the same; the first one stays and gets the names of the other')
    .argument('<company>', 'the number or name of the one that stays')
    .requiredOption('--with <company>', 'the number or name of the one that is removed')
    .action((text: string, options: { with: string; dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const into = await requireCompany(trx, text);
          const from = await requireCompany(trx, options.with);
          if (from.id === into.id) throw new UsageError('A company cannot be merged with itself.');
          const cause = { at: operation.now(), operator: operation.operator, reason: `${from.name} is ${into.name}` };
          const tenders = await mergeCompanies(trx, { from: from.id, into: into.id }, cause);
          await operation.record(trx, 'company merge', { from: from.id, into: into.id, tenders });
          operation.say(`Merged ${from.name} into ${into.name} (${into.id}), with ${counted(tenders, 'tender')}.`);
        }),
      ),
    );
}
