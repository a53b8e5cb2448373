import type { operations, TenderCounts } from '@awaj/api-client/schema';
import { canSee } from '@awaj/domain/entitlement';
import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import type { Preferences } from '@awaj/domain/preferences';
import {
  changeFilters,
  closingDays,
  closingWithin,
  fromApiQuery,
  type SearchFilters,
} from '@awaj/domain/search-filters';
import type { Database } from '../../../database/database.ts';
import { type Call, cached } from '../../../http/contract-routes.ts';
import { smallId } from '../../../http/ids.ts';
import { type Caller, type Routes, viewerOfCaller } from '../../identity/caller.ts';
import { noSuchId } from '../../identity/users.ts';
import { preferencesOf } from '../feed/preferences.ts';
import { noSynonyms, type ReadSynonyms } from '../synonyms/synonyms.ts';
import { type Search, toSearch } from '../tenders/filters/filter-rules.ts';
import { refuseLocked, refuseUnclear } from '../tenders/filters/search-refusals.ts';
import type { TenderCount } from '../tenders/search/count-tenders.ts';
import { createTendersRepository } from '../tenders/tenders.repository.ts';
import { type Choices, ownerOf } from './choices.ts';

interface Dependencies {
  reads: Database;
  now: () => Date;
  readSynonyms: ReadSynonyms;
  choices: Choices;
}

type Asked = operations['countTenders']['parameters']['query'];
type CountCall = Pick<Call<operations['countTenders'], Caller>, 'query' | 'caller' | 'language'>;

const toIds = (text = ''): number[] => (text === '' ? [] : text.split(',').map((id) => smallId(Number(id))));

/** Preferences that are chosen but not saved yet. */
function chosenPreferences({ selectedCategories, selectedRegions, selectedLanguages }: Asked = {}): Preferences | null {
  const lists = [selectedCategories, selectedRegions, selectedLanguages];
  if (lists.every((list) => list === undefined)) return null;
  const [categories = [], regions = [], languages = []] = lists.map(toIds);
  return { categories, regions, languages };
}

/** The owner of a personal list, as a search. */
async function ownList(db: Database, query: Asked, caller: Caller): Promise<Search> {
  const { path } = query ?? {};
  if (path !== 'client/myfeed' && path !== 'client/saved-tender') return {};
  const owner = ownerOf(caller) ?? noSuchId;
  if (path === 'client/saved-tender') return { savedBy: owner };
  return { feed: chosenPreferences(query) ?? (await preferencesOf(db, owner)) };
}

const toWire = ({ count, isExact }: TenderCount) => ({ count, is_exact: isExact });

const exactly = (count = 0): TenderCount => ({ count, isExact: true });

export function listCountRoutes(routes: Routes, { reads, now, readSynonyms, choices }: Dependencies): void {
  const tenders = createTendersRepository(reads);

  async function ofAll(categoryId: number | undefined): Promise<number> {
    if (categoryId !== undefined) return (await choices.countsOf('categories', { of: 'all' })).get(categoryId) ?? 0;
    const counts = await choices.countsOf('languages', { of: 'all' });
    return [...counts.values()].reduce((a, b) => a + b, 0);
  }

  /** The number of all tenders or of a category, which is known however large it is. */
  async function knownCount({ categoryId, status, ...others }: Search): Promise<TenderCount | null> {
    if (Object.values(others).some((value) => value !== undefined)) return null;
    if (status === undefined) return exactly(await ofAll(categoryId));
    const ofOpen = (await choices.countsOf('open', { of: 'all' })).get(categoryId ?? 0) ?? 0;
    return exactly(status === '1' ? ofOpen : (await ofAll(categoryId)) - ofOpen);
  }

  async function countTenders(call: CountCall): Promise<TenderCounts> {
    const filters = fromApiQuery(call.query);
    const viewer = viewerOfCaller(call.caller);
    refuseLocked(filters, viewer);
    refuseUnclear(filters);
    const at = now();
    const [own, categories, synonymsOf] = await Promise.all([
      ownList(reads, call.query, call.caller),
      choices.popularCategories(call),
      filters.title === '' ? noSynonyms : readSynonyms(),
    ]);
    const searchWith = (changes: Partial<SearchFilters>): Search => ({
      ...toSearch(changeFilters(filters, changes)),
      ...own,
    });
    const total = searchWith({});
    const open = searchWith({ status: '1' });
    const today = dateInAddis(at);
    const closing = canSee(viewer, 'dates')
      ? closingDays.map((days) => ({ days, search: searchWith(closingWithin(days, today)) }))
      : null;
    const within = categories.map(({ id, name }) => ({ id, name, search: searchWith({ categoryId: id }) }));
    const searches = [
      total,
      open,
      ...(closing ?? []).map(({ search }) => search),
      ...within.map(({ search }) => search),
    ];
    const known = new Map(await Promise.all(searches.map(async (each) => [each, await knownCount(each)] as const)));
    const unknown = searches.filter((each) => known.get(each) === null);
    const counted = await tenders.count(unknown, { viewer, now: at }, synonymsOf);
    const found = (search: Search) => toWire(known.get(search) ?? counted.get(search) ?? exactly(0));
    return {
      total: found(total),
      open: found(open),
      closing: closing?.map(({ days, search }) => ({ days, found: found(search) })) ?? null,
      categories: within.map(({ id, name, search }) => ({ id, name, found: found(search) })),
    };
  }

  routes('countTenders', countTenders, cached);
}
