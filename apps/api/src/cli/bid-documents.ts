import type { Santim } from '@awaj/domain/money';
import type { Command } from 'commander';
import { fallbackLanguage } from '../http/language.ts';
import { createNames } from '../modules/catalog/names/names.ts';
import {
  addDocument,
  type DocumentEdit,
  editDocument,
  findDocumentRow,
  isPdf,
  listDocuments,
} from '../modules/documents/document-editing.ts';
import { priceFrom, wordsFrom } from './arguments.ts';
import { readNamedFile } from './files.ts';
import { requireCompany } from './find-company.ts';
import { change, idOf, type Operation, UsageError, type WithDatabase, withDryRun, withJson } from './operation.ts';
import { money, printRows } from './table.ts';

const largestPdf = 20_000_000;

interface Options {
  title?: string;
  reference?: string;
  price?: Santim;
  pdf?: string;
  dryRun?: boolean;
}

async function readPdf(operation: Operation, name: string): Promise<Buffer> {
  const file = await readNamedFile(operation, name, largestPdf);
  if (isPdf(file)) return file;
  throw new UsageError(`${name} is not a PDF.`);
}

async function editIn(operation: Operation, { title, reference, price, pdf }: Options): Promise<DocumentEdit> {
  return {
    ...(title !== undefined && { title }),
    ...(reference !== undefined && { referenceNumber: reference }),
    ...(price !== undefined && { price }),
    ...(pdf !== undefined && { pdf: await readPdf(operation, pdf) }),
  };
}

/** The audit records the size of the file, not its bytes. */
const recorded = ({ pdf, ...edit }: DocumentEdit) => ({ ...edit, ...(pdf && { bytes: pdf.length }) });

const taken = (reference = '') => new UsageError(`The company already has a document with the reference ${reference}.`);

function addListing(group: Command, withDatabase: WithDatabase): void {
  withJson(group.command('list'))
    .description('List the bid documents of all companies, or of one')
    .option('--company <company>', 'its number or name')
    .action((options: { company?: string; json?: boolean }) =>
      withDatabase(async (operation) => {
        const { db } = operation;
        const company = options.company === undefined ? null : await requireCompany(db, options.company);
        const documents = await listDocuments(db, company?.id ?? null);
        const companies = documents.map(({ company_id }) => company_id);
        const nameOf = await createNames(operation)(fallbackLanguage, { companies });
        const rows = documents.map(({ id, company_id: company, title, reference_number, price, byte_size }) => {
          const name = nameOf('companies', company);
          return { id, company, name, reference: reference_number, price: money(price), bytes: byte_size, title };
        });
        printRows(operation, rows, { ...options, none: 'There are no bid documents.' });
      }),
    );
}

function addAdding(group: Command, withDatabase: WithDatabase): void {
  withDryRun(group.command('add'))
    .description('Add a bid document of a company, for sale or for free')
    .argument('<pdf>', 'the file, of at most 20 MB')
    .requiredOption('--company <company>', 'its number or name')
    .requiredOption('--title <text>', 'its title', wordsFrom)
    .requiredOption('--reference <text>', 'the reference number of the tender', wordsFrom)
    .requiredOption('--price <birr>', 'the price; 0 if it is free', priceFrom)
    .action(
      (file: string, options: { company: string; title: string; reference: string; price: Santim; dryRun?: boolean }) =>
        withDatabase(async (operation) => {
          const pdf = await readPdf(operation, file);
          await change(operation, options, async (trx) => {
            const { id: companyId, name } = await requireCompany(trx, options.company);
            const { title, reference: referenceNumber, price } = options;
            const cause = { at: operation.now(), operator: operation.operator };
            const id = await addDocument(trx, { companyId, title, referenceNumber, price, pdf }, cause);
            if (id === null) throw taken(referenceNumber);
            const details = recorded({ title, referenceNumber, price, pdf });
            await operation.record(trx, 'bid-document add', { documentId: id, companyId, ...details });
            operation.say(`Added "${title}" of ${name} with the number ${id}.`);
          });
        }),
    );
}

export function addBidDocumentCommands(program: Command, withDatabase: WithDatabase): void {
  const group = program.command('bid-document').description('Bid documents for sale');
  addListing(group, withDatabase);
  addAdding(group, withDatabase);
  withDryRun(group.command('edit'))
    .description('Change a bid document; existing orders keep their price')
    .argument('<id>', 'its number in "bid-document list"')
    .option('--title <text>', 'its title', wordsFrom)
    .option('--reference <text>', 'the reference number of the tender', wordsFrom)
    .option('--price <birr>', 'the price; 0 if it is free', priceFrom)
    .option('--pdf <file>', 'a new file, of at most 20 MB')
    .action((text: string, options: Options) =>
      withDatabase(async (operation) => {
        const edit = await editIn(operation, options);
        if (Object.keys(edit).length === 0) throw new UsageError('Name what to change, see --help.');
        await change(operation, options, async (trx) => {
          const document = await findDocumentRow(trx, idOf(text));
          if (!document) throw new UsageError(`There is no bid document ${text}.`);
          if (!(await editDocument(trx, document, edit))) throw taken(options.reference);
          await operation.record(trx, 'bid-document edit', { documentId: document.id, ...recorded(edit) });
          operation.say(`Changed "${edit.title ?? document.title}".`);
        });
      }),
    );
}
