import type { RequirementKind, TenderRequirement } from '@awaj/api-client/schema';
import { readRequirements } from '@awaj/reader/requirements';
import type { TenderDetailRow } from './tenders.repository.ts';

type Row = Pick<TenderDetailRow, 'content' | 'bond' | 'bond_percent' | 'document_price' | 'ticked_requirements'>;

/** What the notice asks bidders to show, with what the reader has ticked. Null for who may not read the notice. */
export function requirementsOf(row: Row): TenderRequirement[] | null {
  if (row.content === null) return null;
  const kinds: RequirementKind[] = readRequirements(row.content).map(({ value }) => value);
  if (row.bond !== null || row.bond_percent !== null) kinds.push('bid-bond');
  if (row.document_price) kinds.push('bid-document');
  return kinds.map((kind) => ({ kind, is_ticked: row.ticked_requirements.includes(kind) ? 1 : 0 }));
}
