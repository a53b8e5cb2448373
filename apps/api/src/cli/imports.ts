import { basename, dirname, extname, join } from 'node:path';
import { type Command, Option } from 'commander';
import { analyze, vacuumAnalyze } from '../database/database.ts';
import { FileFault } from '../modules/collecting/import/files/file-fault.ts';
import { writeTemplate } from '../modules/collecting/import/files/template.ts';
import { listBatches, undoBatch } from '../modules/collecting/import-batches.ts';
import { type ImportCounts, importNotices } from '../modules/collecting/import-notices.ts';
import { type CommandContext, change, idOf, UsageError, type WithDatabase, withDryRun, withJson } from './operation.ts';
import { counted, printRows } from './table.ts';

interface ImportFlags {
  encoding?: string;
  sheet?: string;
  refused?: string;
  leaveOut?: string[];
  dayFirst?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

interface Refusal {
  line: number;
  reason: string;
}

/** After fewer new notices a vacuum, which reads the whole database, is not worth its time. */
const vacuumedFrom = 1_000;

const namedAtMost = 50;
const rowsNamedAtMost = 20;

function rowsText(lines: readonly number[]): string {
  const [first, ...others] = lines;
  if (others.length === 0) return `row ${first}`;
  const named = lines.slice(0, lines.length > rowsNamedAtMost ? rowsNamedAtMost : -1);
  const last = lines.length > rowsNamedAtMost ? `${lines.length - rowsNamedAtMost} more` : lines.at(-1);
  return `rows ${named.join(', ')} and ${last}`;
}

/** Groups rows by their fault, because an unknown name is often wrong in many rows. */
function refusalsText(refused: readonly Refusal[]): string[] {
  const linesOf = new Map<string, number[]>();
  for (const { line, reason } of refused) {
    const lines = linesOf.get(reason);
    if (lines) lines.push(line);
    else linesOf.set(reason, [line]);
  }
  const texts = [...linesOf].map(([reason, lines]) => `${rowsText(lines)}: ${reason}`);
  const more = texts.length - namedAtMost;
  return more > 0 ? [...texts.slice(0, namedAtMost), `… and ${counted(more, 'other reason')}.`] : texts;
}

/** The file of refused rows lies beside the imported file. Importing that file again writes to the same name. */
function refusedPathOf(path: string): string {
  const ending = extname(path);
  const isWorkbook = ending === '.xlsx';
  // A workbook keeps ".xlsx" in the name, because a table of the same name may lie beside it.
  const name = isWorkbook ? basename(path) : basename(path, ending).replace(/\.refused(-\d+)?$/, '');
  return join(dirname(path), `${name}.refused${isWorkbook ? '.csv' : ending}`);
}

/** Turns a fault of the file into a usage error. */
async function asUsageError<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof FileFault ? new UsageError(error.message) : error;
  }
}

function addImport(program: Command, withDatabase: WithDatabase): void {
  withJson(withDryRun(program.command('import')))
    .description(
      'Import notices from a file: JSON lines, CSV or XLSX. Notices imported before are updated; refused rows are listed and written to a file for correction',
    )
    .argument('<file>', 'the file; "import-template" creates an example')
    .option('--encoding <name>', 'the encoding of a text file, if not UTF-8')
    .option('--sheet <name>', 'the sheet of a workbook, if not the first')
    .option('--leave-out <columns...>', 'columns of a table to ignore, by the names in its first row')
    .option('--day-first', '03/04/2026 is the third of April; without it, ambiguous dates are refused')
    .option('--refused <file>', 'the file for refused rows; by default next to the imported file')
    .action((file: string, flags: ImportFlags) =>
      withDatabase(async (operation) => {
        const { encoding, sheet, leaveOut: leftOut, dayFirst: isDayFirst, dryRun = false, json } = flags;
        const path = operation.pathOf(file);
        const refusedPath = flags.refused ? operation.pathOf(flags.refused) : refusedPathOf(path);
        const refused: Refusal[] = [];
        const context = {
          now: operation.now(),
          operator: operation.operator,
          onRefused: (line: number, reason: string) => void refused.push({ line, reason }),
        };
        let counts: ImportCounts = { new: 0, changed: 0, same: 0, refused: 0 };
        await change(operation, flags, async (trx) => {
          const options = { encoding, sheet, leftOut, isDayFirst, refusedPath: dryRun ? null : refusedPath };
          const imported = await asUsageError(() => importNotices(trx, path, options, context));
          counts = imported.counts;
          await operation.record(trx, 'import', { file, batchId: imported.batchId, ...counts });
          if (!json) for (const text of refusalsText(refused)) operation.say(text);
          const batch = dryRun ? {} : { import: imported.batchId };
          printRows(operation, [{ ...batch, ...counts }], { json, none: '' });
          if (!json && imported.refusedAt)
            operation.say(`The refused rows are in ${imported.refusedAt}. Correct them and import that file.`);
        });
        if (!dryRun && counts.new > 0) await (counts.new < vacuumedFrom ? analyze : vacuumAnalyze)(operation.db);
        if (refused.length > 0) operation.endWith(1);
      }),
    );
}

function addTemplate(program: Command, { say, pathOf }: CommandContext): void {
  const formats = ['csv', 'xlsx', 'jsonl'] as const;
  program
    .command('import-template')
    .description('Write a template: the columns of an import, with an example notice')
    .argument('<file>', 'the file to write; it must not exist yet')
    .addOption(new Option('--format <format>', 'the kind of file').choices(formats))
    .action(async (file: string, { format }: { format?: (typeof formats)[number] }) => {
      const path = pathOf(file);
      const chosen = format ?? formats.find((each) => path.endsWith(`.${each}`)) ?? 'csv';
      await writeTemplate(path, chosen).catch((error: NodeJS.ErrnoException) => {
        throw new UsageError(error.code === 'EEXIST' ? `${file} already exists.` : `${file}: ${error.message}.`);
      });
      say(`Wrote ${file}. Fill it in, then import it.`);
    });
}

function addBatches(program: Command, withDatabase: WithDatabase): void {
  withJson(program.command('import-batches'))
    .description('List the last imports, newest first')
    .action(({ json }: { json?: boolean }) =>
      withDatabase(async (operation) => {
        const rows = (await listBatches(operation.db, 50)).map(
          ({ id, file_name: file, imported_at: at, operator, undone_at: undone, counts }) => {
            const { new: added = 0, changed = 0, same = 0, refused = 0 } = counts as Partial<ImportCounts>;
            return { id, at, file, operator, new: added, changed, same, refused, undone };
          },
        );
        printRows(operation, rows, { json, none: 'No imports yet.' });
      }),
    );

  withDryRun(program.command('undo-import'))
    .description('Undo an import: the tenders it added are removed, and those it changed are restored')
    .argument('<id>', 'its number in "import-batches"')
    .action((text: string, options: { dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const id = idOf(text);
          const cause = { at: operation.now(), operator: operation.operator, reason: `import ${id} was undone` };
          const outcome = await undoBatch(trx, id, cause);
          if (outcome.kind === 'unknown') throw new UsageError(`There is no import ${id}.`);
          if (outcome.kind === 'undone-before') throw new UsageError(`Import ${id} is already undone.`);
          if (outcome.kind === 'later-import')
            throw new UsageError(`Import ${outcome.batchId} changed the same notices later. Undo that one first.`);
          await operation.record(trx, 'undo-import', { batchId: id, ...outcome });
          const removed = counted(outcome.withdrawn, 'tender');
          operation.say(`Removed ${removed}, reverted ${counted(outcome.changedBack, 'change')}.`);
          for (const kept of outcome.kept) operation.say(`Kept ${kept}, which was changed later.`);
        }),
      ),
    );
}

export function addImportCommands(program: Command, withDatabase: WithDatabase, context: CommandContext): void {
  addImport(program, withDatabase);
  addTemplate(program, context);
  addBatches(program, withDatabase);
}
