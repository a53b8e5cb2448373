import { parseSearch } from '@awaj/domain/search-words';
import type { AreaMessages } from '@awaj/i18n';

type Texts = Pick<AreaMessages['search'], 'problems'>;

/** Why a search cannot be parsed; undefined if it can. */
export function searchProblem(title: string, { problems }: Texts): string | undefined {
  const search = parseSearch(title);
  return search.ok ? undefined : problems[search.error];
}
