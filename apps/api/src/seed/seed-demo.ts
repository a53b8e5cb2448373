import { demoPassword } from '@awaj/demo-data/accounts';
import { banks } from '@awaj/demo-data/banks';
import { discountCampaign, trialCampaign } from '@awaj/demo-data/campaigns';
import { createDemo, type Demo } from '@awaj/demo-data/demo';
import type { DemoNames } from '@awaj/demo-data/languages';
import { logoSvg } from '@awaj/demo-data/logo';
import { printBidDocument } from '@awaj/demo-data/printed-documents/print';
import { updatesOf } from '@awaj/demo-data/updates';
import { secondMs } from '@awaj/domain/duration';
import { type Insertable, sql, type Transaction } from 'kysely';
import { type Database, vacuumAnalyze } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { createDiscountLink, createTrialLink } from '../modules/campaigns/campaign-links.ts';
import { recordEvents } from '../modules/catalog/tenders/records/tender-events.ts';
import { type TenderRecord, usualTender } from '../modules/catalog/tenders/records/tender-records.ts';
import { hasTenders, storeTenders } from '../modules/catalog/tenders/records/tenders.writer.ts';
import { hashPassword } from '../modules/identity/passwords.ts';
import { addSynonyms } from '../setup/add-details.ts';
import { referenceLists } from '../setup/reference-lists.ts';
import { seedAccounts } from './seed-accounts.ts';

async function seedCampaigns(trx: Transaction<Schema>, now: Date): Promise<void> {
  const lifeOf = ({ id, renewedForSeconds }: { id: string; renewedForSeconds: number }) => ({
    expiresAt: new Date(now.getTime() + renewedForSeconds * secondMs),
    demo: { id, renewedForSeconds },
  });
  await createTrialLink(trx, { ...trialCampaign, ...lifeOf(trialCampaign) }, now);
  await createDiscountLink(trx, { ...discountCampaign, ...lifeOf(discountCampaign) }, now);
}

type Table = keyof Schema;

const rowsAtOnce = 500;

async function insertAll<Name extends Table>(
  trx: Transaction<Schema>,
  table: Name,
  rows: readonly Insertable<Schema[Name]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
}

/** A setup may have added some of them before, with the same ids. */
async function insertMissing<Name extends Table>(
  trx: Transaction<Schema>,
  table: Name,
  rows: readonly Insertable<Schema[Name]>[],
): Promise<void> {
  const insert = trx.insertInto(table).values(rows);
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
}

const toNameRows = (named: readonly { id: number; names: DemoNames }[]) =>
  named.flatMap(({ id, names }) => Object.entries(names).map(([language, name]) => ({ id, language, name })));

async function seedLookups(trx: Transaction<Schema>, { languages, regions, categories, sources }: Demo): Promise<void> {
  const toRow = ({ id, slug }: { id: number; slug: string }) => ({ id, slug });
  await insertMissing(trx, 'languages', languages.map(toRow));
  await insertMissing(trx, 'language_names', toNameRows(languages));
  await insertMissing(trx, 'regions', regions.map(toRow));
  await insertMissing(trx, 'region_names', toNameRows(regions));
  await insertMissing(trx, 'categories', categories.map(toRow));
  await insertMissing(trx, 'category_names', toNameRows(categories));
  await insertMissing(
    trx,
    'sources',
    sources.map((source) => ({
      ...toRow(source),
      kind: source.kind,
      languages: [...source.languages],
      issued_on: [...source.issuedOn],
    })),
  );
  await insertMissing(trx, 'source_names', toNameRows(sources));
}

/** A bank that a setup has added gets the demo's account. */
async function seedBanks(trx: Transaction<Schema>): Promise<void> {
  const insert = trx.insertInto('banks').values(banks.map(toBankRow));
  await insert
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        account_number: ref('excluded.account_number'),
        account_name: ref('excluded.account_name'),
      })),
    )
    .execute();
}

async function seedCompanies(trx: Transaction<Schema>, { companies, bidDocuments }: Demo, now: Date): Promise<void> {
  const companyRows = companies.map((company) => ({
    id: company.id,
    address: company.address,
    brand_color: company.brandColor.toLowerCase(),
    logo_svg: company.mark && logoSvg(company.mark, company.brandColor),
    is_featured: company.isFeatured,
    confirmed_at: now,
  }));
  await insertAll(trx, 'companies', companyRows);
  await insertAll(trx, 'company_names', toNameRows(companies));
  const documentRows = bidDocuments.map((document) => ({
    id: document.id,
    company_id: document.companyId,
    title: document.title,
    reference_number: document.referenceNumber,
    price: document.priceSantim,
  }));
  await insertAll(trx, 'bid_documents', documentRows);
}

/** Printed before the transaction begins, because it takes a moment. */
async function printAll({ bidDocuments }: Demo): Promise<{ bid_document_id: number; pdf: Buffer }[]> {
  const files = [];
  for (const document of bidDocuments)
    files.push({ bid_document_id: document.id, pdf: await printBidDocument(document) });
  return files;
}

const toBankRow = ({ id, slug, name, accountNumber, accountName }: (typeof banks)[number]) => ({
  id,
  slug,
  bank_name: name,
  account_number: accountNumber,
  account_name: accountName,
});

const toRecord = ({ documentPriceSantim, bondSantim, ...tender }: Demo['tenders'][number]): TenderRecord => ({
  ...usualTender,
  ...tender,
  documentPrice: documentPriceSantim,
  bond: bondSantim,
});

async function seedTenders(trx: Transaction<Schema>, { tenders }: Demo, now: Date): Promise<void> {
  const updates = updatesOf(tenders, now);
  const cancelled = new Map(
    updates.flatMap(({ kind, tenderId, at }) => (kind === 'cancelled' ? [[tenderId, at]] : [])),
  );
  const records = tenders.map((tender) => ({ ...toRecord(tender), cancelledAt: cancelled.get(tender.id) ?? null }));
  for (let start = 0; start < records.length; start += rowsAtOnce)
    await storeTenders(trx, records.slice(start, start + rowsAtOnce), now);
  await recordEvents(trx, updates);
}

/** The demo sets ids itself, so the sequences have to continue after them. */
async function continueNumbering(trx: Transaction<Schema>): Promise<void> {
  for (const table of ['companies', 'tenders', 'bid_documents'] as const)
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      trx,
    );
}

/** Fills an empty database with the demo data, completely or not at all; leaves others unchanged. */
export async function seedDemo(db: Database, now: Date, tenderCount?: number): Promise<void> {
  if (await hasTenders(db)) return;
  const demo = createDemo({ now, ...(tenderCount !== undefined && { tenderCount }) });
  const passwordHash = await hashPassword(demoPassword);
  const files = await printAll(demo);
  const wasSeeded = await db.transaction().execute(async (trx) => {
    // If two processes start together, the second one finds the data of the first.
    await sql`lock table tenders in share row exclusive mode`.execute(trx);
    if (await hasTenders(trx)) return false;
    await seedLookups(trx, demo);
    await addSynonyms(trx, referenceLists);
    await seedCompanies(trx, demo, now);
    await seedTenders(trx, demo, now);
    await continueNumbering(trx);
    await insertAll(trx, 'bid_document_files', files);
    await seedBanks(trx);
    await seedAccounts(trx, { now, passwordHash });
    await seedCampaigns(trx, now);
    return true;
  });
  if (wasSeeded) await vacuumAnalyze(db);
}
