import type { Command } from 'commander';
import { addCompanyEdits } from './company-edits.ts';
import { addCompanyMerges } from './company-merges.ts';
import { requireCompany } from './find-company.ts';
import { change, type WithDatabase, withDryRun } from './operation.ts';

function addFeature(command: Command, withDatabase: WithDatabase): void {
  withDryRun(command)
    .description('Feature a company on the landing page, or stop with --remove')
    .argument('<company>', 'its number, as in /company/12, or its name')
    .option('--remove', 'stop featuring it')
    .action((text: string, options: { remove?: boolean; dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const { id, name } = await requireCompany(trx, text);
          const isFeatured = !options.remove;
          await trx.updateTable('companies').set({ is_featured: isFeatured }).where('id', '=', id).execute();
          await operation.record(trx, 'feature-company', { companyId: id, isFeatured });
          operation.say(`${name} is ${isFeatured ? 'now' : 'no longer'} among the popular companies.`);
        }),
      ),
    );
}

export function addCompanyCommands(program: Command, withDatabase: WithDatabase): void {
  const company = program.command('company').description('Find, add, change and feature companies');
  addCompanyEdits(company, withDatabase);
  addCompanyMerges(company, withDatabase);
  addFeature(company.command('feature'), withDatabase);
  // The name of this command in earlier versions.
  addFeature(program.command('feature-company', { hidden: true }), withDatabase);
}
