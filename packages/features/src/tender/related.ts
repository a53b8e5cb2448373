import type { Tender } from './tender.ts';

const wanted = 4;

/** Open ones first; closed ones, which tell who buys what, only where those are too few. Never the tender itself. */
export async function relatedTenders(
  id: number,
  search: (status: '1' | '0') => Promise<readonly Tender[]>,
): Promise<readonly Tender[]> {
  const others = (tenders: readonly Tender[]) => tenders.filter((tender) => tender.id !== id);
  const open = others(await search('1'));
  const all = open.length < wanted ? [...open, ...others(await search('0'))] : open;
  return all.slice(0, wanted);
}
