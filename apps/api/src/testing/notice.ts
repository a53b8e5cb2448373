import { type TenderRecord, usualTender } from '../modules/catalog/tenders/records/tender-records.ts';
import { seededAt } from './seeded.ts';

export const createNotice = (id: number, change: Partial<TenderRecord> = {}): TenderRecord => ({
  ...usualTender,
  id,
  title: `Tender ${id}`,
  contentHtml: '<p>text</p>',
  snippet: 'text',
  languageId: 2,
  companyId: 1,
  categoryIds: [1],
  regionIds: [1],
  sources: [{ sourceId: 1, publishedOn: '2026-11-20' }],
  createdAt: seededAt,
  opensAt: null,
  closesAt: null,
  alternativeOpenText: null,
  alternativeCloseText: null,
  documentPrice: null,
  bond: null,
  ...change,
});
