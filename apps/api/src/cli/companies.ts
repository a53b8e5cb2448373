import type { Command } from 'commander';
import { fallbackLanguage } from '../http/language.ts';
import { createNames } from '../modules/catalog/names/names.ts';
import { change, idOf, UsageError, type WithDatabase, withDryRun } from './operation.ts';

export function addCompanyCommands(program: Command, withDatabase: WithDatabase): void {
  withDryRun(program.command('feature-company'))
    .description('Show a company among the popular ones of the landing page, or with --remove no longer')
    .argument('<id>', 'the number in the company’s address, /company/12')
    .option('--remove', 'show it there no longer')
    .action((text: string, options: { remove?: boolean; dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const company = await trx
            .updateTable('companies')
            .set({ is_featured: !options.remove })
            .where('id', '=', idOf(text))
            .returning('id')
            .executeTakeFirst();
          if (!company) throw new UsageError(`There is no company ${text}.`);
          await operation.record(trx, 'feature-company', { companyId: company.id, isFeatured: !options.remove });
          const nameOf = await createNames({ db: trx, now: operation.now })(fallbackLanguage, {
            companies: [company.id],
          });
          const name = nameOf('companies', company.id);
          operation.say(`${name} is ${options.remove ? 'no longer' : 'now'} among the popular companies.`);
        }),
      ),
    );
}
