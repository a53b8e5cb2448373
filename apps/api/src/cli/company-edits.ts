import { type Command, InvalidArgumentError } from 'commander';
import {
  addCompany,
  type CompanyEdit,
  type CompanyOutcome,
  editCompany,
  findCompanies,
  isDrawable,
} from '../modules/catalog/companies/company-editing.ts';
import type { Names } from '../modules/catalog/names/stored-names.ts';
import { readNamedFile } from './files.ts';
import { requireCompany } from './find-company.ts';
import { namesOnOneLine, withNames, withSomeName } from './names.ts';
import { change, type Operation, UsageError, type WithDatabase, withDryRun, withJson } from './operation.ts';
import { printRows } from './table.ts';

const largestLogo = 200_000;
const usualColor = '#3b5b92';

interface Options {
  name?: Names;
  address?: string;
  color?: string;
  logo?: string;
  withoutLogo?: boolean;
  dryRun?: boolean;
}

function colorFrom(text: string): string {
  if (/^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase();
  throw new InvalidArgumentError('Write a colour as #3b5b92.');
}

const withEdit = (command: Command): Command =>
  withDryRun(command)
    .option('--address <text>', 'its address')
    .option('--color <#rrggbb>', 'the colour of its page', colorFrom)
    .option('--logo <file>', 'an SVG file');

async function logoIn(operation: Operation, { logo, withoutLogo }: Options): Promise<string | null | undefined> {
  if (logo === undefined) return withoutLogo ? null : undefined;
  const svg = (await readNamedFile(operation, logo, largestLogo)).toString('utf8');
  if (await isDrawable(svg)) return svg;
  throw new UsageError(`${logo} is not a valid SVG.`);
}

async function editIn(operation: Operation, options: Options): Promise<CompanyEdit> {
  const { address, color } = options;
  const logoSvg = await logoIn(operation, options);
  return {
    ...(address !== undefined && { address }),
    ...(color !== undefined && { brandColor: color }),
    ...(logoSvg !== undefined && { logoSvg }),
  };
}

function storedId(outcome: CompanyOutcome): number {
  if (outcome.kind === 'stored') return outcome.id;
  throw new UsageError(`There is already a company "${outcome.name}".`);
}

/** The audit records whether there is a logo, not the drawing. */
const recorded = ({ logoSvg, ...edit }: CompanyEdit) => ({
  ...edit,
  ...(logoSvg !== undefined && { hasLogo: logoSvg !== null }),
});

function addFinding(company: Command, withDatabase: WithDatabase): void {
  withJson(company.command('find'))
    .description('Find companies by number or a part of the name')
    .argument('<text>', 'a number or a part of a name')
    .action((text: string, options: { json?: boolean }) =>
      withDatabase(async (operation) => {
        const found = await findCompanies(operation.db, text);
        const rows = found.map(({ id, names, brand_color, has_logo, is_featured, address }) => {
          const facts = { color: brand_color, logo: has_logo, featured: is_featured, address };
          return { id, names: namesOnOneLine(names), ...facts };
        });
        printRows(operation, rows, { ...options, none: `There is no company ${text}.` });
      }),
    );
}

export function addCompanyEdits(company: Command, withDatabase: WithDatabase): void {
  addFinding(company, withDatabase);

  withEdit(withSomeName(company.command('add')))
    .description('Add a company')
    .action((options: Options) =>
      withDatabase(async (operation) => {
        const edit = { address: '', brandColor: usualColor, ...(await editIn(operation, options)) };
        await change(operation, options, async (trx) => {
          const { name: names = {} } = options;
          const id = storedId(await addCompany(trx, names, edit));
          await operation.record(trx, 'company add', { companyId: id, names, ...recorded(edit) });
          operation.say(`Added ${namesOnOneLine(names)} with the number ${id}.`);
        });
      }),
    );

  withEdit(withNames(company.command('edit')))
    .description('Change the name in a language, the address, the colour or the logo of a company')
    .argument('<company>', 'its number or name')
    .option('--without-logo', 'remove its logo')
    .action((text: string, options: Options) =>
      withDatabase(async (operation) => {
        const edit = await editIn(operation, options);
        const { name: names = {} } = options;
        if (Object.keys({ ...edit, ...names }).length === 0) throw new UsageError('Name what to change, see --help.');
        await change(operation, options, async (trx) => {
          const { id, name } = await requireCompany(trx, text);
          storedId(await editCompany(trx, id, names, edit));
          await operation.record(trx, 'company edit', { companyId: id, names, ...recorded(edit) });
          operation.say(`Changed ${name} (${id}). Readers see it within a minute, and a new logo within a day.`);
        });
      }),
    );
}
