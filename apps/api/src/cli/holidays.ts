import { type Command, InvalidArgumentError } from 'commander';
import type { Database } from '../database/database.ts';
import { change, type Operation, UsageError, type WithDatabase, withDryRun } from './operation.ts';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Parses a day and refuses days that do not exist, such as 30 February. */
function dateFrom(text: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text))
    return text;
  throw new InvalidArgumentError('Write a date such as 2027-03-09.');
}

function slugFrom(text: string): string {
  if (slugPattern.test(text)) return text;
  throw new InvalidArgumentError('A slug consists of small letters, digits and hyphens, such as eid-al-fitr.');
}

interface AddOptions {
  name: string;
  amharic?: string;
  moon?: boolean;
  dryRun?: boolean;
}

async function insert(trx: Database, row: { date: string; slug: string; names: string; is_moon_dependent: boolean }) {
  const inserted = await trx
    .insertInto('holidays')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('date')
    .executeTakeFirst();
  if (!inserted) throw new UsageError(`${row.slug} is already on ${row.date}.`);
}

async function take(trx: Database, date: string, slug: string) {
  const row = await trx
    .deleteFrom('holidays')
    .where('date', '=', date)
    .where('slug', '=', slug)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new UsageError(`There is no holiday ${slug} on ${date}.`);
  return row;
}

function addAdding(holiday: Command, withDatabase: WithDatabase): void {
  withDryRun(holiday.command('add'))
    .description('Add a day on which offices are closed')
    .argument('<date>', 'its date, such as 2027-03-09', dateFrom)
    .argument('<slug>', 'its short name, such as eid-al-fitr', slugFrom)
    .requiredOption('--name <name>', 'its name in English')
    .option('--amharic <name>', 'its name in Amharic')
    .option('--moon', 'the date may still change, because it follows the moon')
    .action((date: string, slug: string, { name, amharic, moon, dryRun }: AddOptions) =>
      withDatabase((operation) =>
        change(operation, { ...(dryRun && { dryRun }) }, async (trx) => {
          const names = JSON.stringify({ en: name, ...(amharic && { am: amharic }) });
          await insert(trx, { date, slug, names, is_moon_dependent: Boolean(moon) });
          await operation.record(trx, 'holiday add', { date, slug });
          operation.say(`Added ${name} on ${date}.`);
        }),
      ),
    );
}

async function move(operation: Operation, trx: Database, slug: string, days: { from: string; to: string }) {
  const { names, is_moon_dependent } = await take(trx, days.from, slug);
  await insert(trx, { date: days.to, slug, names: JSON.stringify(names), is_moon_dependent });
  await operation.record(trx, 'holiday move', { slug, ...days });
  operation.say(`Moved ${slug} from ${days.from} to ${days.to}.`);
}

/**
 * Adds the commands for holidays. Deadlines count working days, so a holiday that moves with the moon has to be
 * corrected when its day is announced.
 */
export function addHolidayCommands(program: Command, withDatabase: WithDatabase): void {
  const holiday = program
    .command('holiday')
    .description('Add, move or remove a holiday; "pnpm api lookups holidays" lists them');
  addAdding(holiday, withDatabase);

  withDryRun(holiday.command('move'))
    .description('Move a holiday to another date')
    .argument('<slug>', 'its short name in the list', slugFrom)
    .argument('<from>', 'its current date', dateFrom)
    .argument('<to>', 'its new date', dateFrom)
    .action((slug: string, from: string, to: string, options: { dryRun?: boolean }) =>
      withDatabase((operation) => change(operation, options, (trx) => move(operation, trx, slug, { from, to }))),
    );

  withDryRun(holiday.command('remove'))
    .description('Remove a holiday permanently; setup does not add it again')
    .argument('<date>', 'its day', dateFrom)
    .argument('<slug>', 'its short name in the list', slugFrom)
    .action((date: string, slug: string, options: { dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          await take(trx, date, slug);
          await operation.record(trx, 'holiday remove', { date, slug });
          operation.say(`Removed ${slug} on ${date}.`);
        }),
      ),
    );
}
