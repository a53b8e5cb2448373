import type { Command } from 'commander';
import type { ListName } from '../setup/new-items.ts';
import { setUp } from '../setup/set-up.ts';
import { change, type WithDatabase, withDryRun } from './operation.ts';

const labels = {
  languages: 'Languages',
  regions: 'Regions and cities',
  categories: 'Categories',
  sources: 'Newspapers, magazines and portals',
  banks: 'Banks',
  names: 'Names',
  words: 'Search words of categories',
  synonyms: 'Words that mean the same as others',
  aliases: 'Other spellings of names',
  holidays: 'Holidays',
} as const satisfies Record<ListName, string>;

export function addSetupCommand(program: Command, withDatabase: WithDatabase): void {
  withDryRun(program.command('setup'))
    .description(
      'Add the lists that every installation needs: languages, regions, categories, newspapers, banks, holidays. ' +
        'Run it again after an update; your changes and removals stay',
    )
    .action((options: { dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const added = await setUp(trx);
          const lists = Object.keys(added) as ListName[];
          for (const list of lists) operation.say(`${labels[list]}: ${added[list]} added.`);
          if (lists.length === 0) operation.say('Everything is already there.');
          else await operation.record(trx, 'setup', added);
          operation.say('Import tenders with "pnpm api import", see "pnpm api import --help".');
        }),
      ),
    );
}
