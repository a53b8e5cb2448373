import { languages } from '@awaj/reference-data/languages';
import { type Command, Option } from 'commander';
import type { SourceKind } from '../database/catalog-tables.ts';
import {
  addLookup,
  type EditOutcome,
  findLookup,
  type Lookup,
  renameLookup,
  sourceKinds,
} from '../modules/catalog/lookups/lookup-editing.ts';
import type { Names } from '../modules/catalog/names/stored-names.ts';
import { namesOnOneLine, slugOf, withSomeName } from './names.ts';
import { change, UsageError, type WithDatabase, withDryRun } from './operation.ts';

const tables = { source: 'sources', category: 'categories', region: 'regions' } as const satisfies Record<
  string,
  Lookup
>;

type Noun = keyof typeof tables;

const about = {
  source: 'Add a newspaper, magazine or site, and name it',
  category: 'Add a category of tenders, and name it',
  region: 'Add a region or city, and name it',
} as const satisfies Record<Noun, string>;

interface AddOptions {
  name: Names;
  slug?: string;
  kind?: SourceKind;
  language?: string[];
  dryRun?: boolean;
}

function stored(noun: Noun, outcome: EditOutcome): number {
  if (outcome.kind === 'stored') return outcome.id;
  throw new UsageError(`There is already a ${noun} "${outcome.what}".`);
}

function slugIn({ slug, name }: AddOptions): string {
  const text = slug ?? slugOf(name.en ?? '');
  if (text !== '' && text === slugOf(text)) return text;
  throw new UsageError('Give an English name, or a --slug of small letters, digits and hyphens.');
}

function addAdding(group: Command, noun: Noun, withDatabase: WithDatabase): void {
  const command = withDryRun(withSomeName(group.command('add')))
    .description(`Add a ${noun}; readers see it within a minute`)
    .option('--slug <slug>', 'its name in files; by default made from the English name');
  if (noun === 'source')
    command
      .addOption(new Option('--kind <kind>', 'its kind').choices(sourceKinds).makeOptionMandatory())
      .addOption(
        new Option('--language <code...>', 'in which languages it prints').choices(languages.map(({ code }) => code)),
      );
  command.action((options: AddOptions) =>
    withDatabase((operation) =>
      change(operation, options, async (trx) => {
        const { name: names, kind, language } = options;
        const added = { slug: slugIn(options), names, ...(kind && { kind }), ...(language && { languages: language }) };
        const id = stored(noun, await addLookup(trx, tables[noun], added));
        await operation.record(trx, `${noun} add`, { id, ...added });
        operation.say(`Added the ${noun} ${namesOnOneLine(names)} with the number ${id} and the slug ${added.slug}.`);
      }),
    ),
  );
}

function addRenaming(group: Command, noun: Noun, withDatabase: WithDatabase): void {
  withDryRun(withSomeName(group.command('rename')))
    .description(`Name a ${noun} anew in one language or more; readers see it within a minute`)
    .argument(`<${noun}>`, 'its slug, number or name')
    .action((text: string, options: { name: Names; dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const found = await findLookup(trx, tables[noun], text);
          if (!found) throw new UsageError(`There is no ${noun} "${text}".`);
          const { id, slug } = found;
          stored(noun, await renameLookup(trx, tables[noun], id, options.name));
          await operation.record(trx, `${noun} rename`, { id, names: options.name });
          operation.say(`The ${noun} ${slug} is now called ${namesOnOneLine(options.name)}.`);
        }),
      ),
    );
}

export function addLookupEdits(program: Command, withDatabase: WithDatabase): void {
  for (const noun of Object.keys(tables) as Noun[]) {
    const group = program.command(noun).description(about[noun]);
    addAdding(group, noun, withDatabase);
    addRenaming(group, noun, withDatabase);
  }
}
