import type { Command } from 'commander';
import type { ListName } from '../setup/new-items.ts';
import { setUp } from '../setup/set-up.ts';
import { change, type WithDatabase, withDryRun } from './operation.ts';

const labels = {
  languages: 'languages',
  regions: 'regions and cities',
  categories: 'categories',
  sources: 'newspapers, magazines and portals',
  banks: 'banks',
  names: 'names',
  words: 'search words of categories',
  synonyms: 'words that mean the same as others',
  aliases: 'other spellings of names',
  holidays: 'holidays',
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
          for (const list of lists) operation.say(`${added[list]} ${labels[list]} added.`);
          if (lists.length === 0) operation.say('Everything is already there.');
          else await operation.record(trx, 'setup', added);
          operation.say('Import tenders with "pnpm api import", see "pnpm api import --help".');
        }),
      ),
    );
}
