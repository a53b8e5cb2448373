import { createCandidateIndex, mostOfKey, rankCandidates } from '../matching/candidate-index.ts';
import { type Compared, compareWith, isOfInterest, placeNotice } from '../matching/place-notice.ts';
import { keysOf, noticesByKey, type PrintedNotice, readPrinted, readPrintingsOf } from './fingerprint-store.ts';
import { type ManualDecisions, noManualDecisions, readManualDecisions } from './merge-decisions.ts';
import { identityOf, isHash, type KeyedNotice } from './notice-keys.ts';
import type { Publishing } from './publishing.ts';

/** The place of a notice. `tenderOfChunk` stands for a tender that an earlier notice of the chunk creates. */
export interface PlacedNotice {
  /** Null if the notice creates its own tender. */
  tenderId: number | null;
  /** The match. Null if a person has decided. */
  same: Compared<PrintedNotice> | null;
  doubtful: Compared<PrintedNotice> | null;
}

/** Negative, so that it is no id of a tender. */
const tenderOfChunk = (at: number): number => -1 - at;
export const placeInChunk = (tenderId: number): number => -1 - tenderId;

const toPrinted = (keyed: KeyedNotice, id: number, tenderId: number, { fingerprintOf }: Publishing): PrintedNotice => ({
  id,
  tenderId,
  sourceId: keyed.sourceId,
  key: keyed.key,
  kind: keyed.notice.kind,
  publishedOn: keyed.notice.sources[0]?.publishedOn ?? '',
  fingerprint: fingerprintOf(keyed),
});

const isOwn = ({ kind, key }: PrintedNotice): boolean => kind === 'tender' && !isHash(key);

/**
 * Whether a source treats two notices as different tenders: it gives them two keys on one day, or on two days with
 * another text and another fact. The same text with the same tender number is listed at two addresses.
 */
function areCountedApart(one: PrintedNotice, { other, comparison }: Compared<PrintedNotice>): boolean {
  if (one.sourceId !== other.sourceId || !isOwn(one) || !isOwn(other)) return false;
  const says = (fact: string, ...votes: string[]): boolean =>
    comparison.evidence.some((each) => each.fact === fact && votes.includes(each.vote));
  if (one.publishedOn === other.publishedOn) return !says('text', 'same') || !says('number', 'same');
  const isOpposed = comparison.evidence.some(({ vote }) => vote === 'against' || vote === 'different');
  return !says('text', 'same') && (isOpposed || !says('closing', 'same', 'for'));
}

/** Larger than any stored id, so that notices of the chunk count as newest. */
const firstOfChunk = 2 ** 40;

/** Finds the candidates of each notice among published ones and earlier ones of the chunk. */
async function candidatesOf(publishing: Publishing, printed: readonly PrintedNotice[]) {
  const keys = printed.map(({ fingerprint }) => keysOf(fingerprint));
  const stored = await noticesByKey(publishing.trx, [...new Set(keys.flat())]);
  const index = createCandidateIndex();
  const ranked = printed.map((_, at) => {
    const own = keys[at] ?? [];
    const lists = own.map((key) => [...(stored.get(key) ?? []), ...index.noticesWith(String(key))].slice(-mostOfKey));
    index.add(firstOfChunk + at, own.map(String));
    return rankCandidates(lists);
  });
  const ids = new Set(ranked.flat().filter((id) => id < firstOfChunk));
  return { ranked, published: await readPrinted(publishing, [...ids]) };
}

/** Finds the tender of each notice, among published notices and those of the chunk. */
export async function placeNotices(notices: readonly KeyedNotice[], publishing: Publishing): Promise<PlacedNotice[]> {
  if (notices.length === 0) return [];
  const manual = await readManualDecisions(publishing.trx, notices);
  const own = notices.map((each, at) => toPrinted(each, firstOfChunk + at, tenderOfChunk(at), publishing));
  const { ranked, published } = await candidatesOf(publishing, own);
  const compared = own.map(({ fingerprint }, at) => {
    const others = (ranked[at] ?? []).flatMap((id) => published.get(id) ?? own[id - firstOfChunk] ?? []);
    return compareWith(fingerprint, others).filter(isOfInterest);
  });
  const matched = new Set(
    compared.flat().flatMap(({ other, comparison }) => (comparison.decision === 'same' ? [other.tenderId] : [])),
  );
  const stored = await readPrintingsOf(
    publishing,
    [...matched].filter((id) => id > 0),
  );
  const printings = new Map([...stored].map(([id, list]) => [id, [...list]]));
  return own.map((notice, at): PlacedNotice => {
    const decided = manual.get(identityOf(notice)) ?? noManualDecisions();
    const placed = placeOne(notice, compared[at] ?? [], printings, decided);
    notice.tenderId = placed.tenderId ?? notice.tenderId;
    printings.set(notice.tenderId, [...(printings.get(notice.tenderId) ?? []), notice]);
    return placed;
  });
}

function placeOne(
  notice: PrintedNotice,
  compared: readonly Compared<PrintedNotice>[],
  printings: ReadonlyMap<number, readonly PrintedNotice[]>,
  { same: decided, notSame, others }: ManualDecisions,
): PlacedNotice {
  const printingsOf = (tenderId: number) => printings.get(tenderId) ?? [];
  const isDecided = (tenderId: number, decision: 'same' | 'not-same') =>
    printingsOf(tenderId).some((each) => others.get(identityOf(each)) === decision);
  const tenderId = decided ?? [...printings.keys()].find((id) => isDecided(id, 'same')) ?? null;
  if (tenderId !== null) return { tenderId, same: null, doubtful: null };
  const { same, doubtful } = placeNotice(notice.fingerprint, compared, printingsOf, {
    isDenied: (id) => notSame.has(id) || isDecided(id, 'not-same'),
    isCountedApart: (each) => areCountedApart(notice, each),
  });
  return { tenderId: same?.other.tenderId ?? null, same, doubtful };
}
