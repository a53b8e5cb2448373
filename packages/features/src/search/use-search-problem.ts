import { useArea } from '@awaj/i18n/react';
import { lazyPart, useLazyPart } from '../lazy-part/lazy-part.ts';

/** Parses searches. Loaded on demand, because most lists are of no search. */
export const searchRules = lazyPart(() => import('./search-problem.ts'));

/**
 * Why a search cannot be parsed; undefined while the rules are loading. Null means that it can, or that the rules failed to
 * load: then the API refuses it.
 */
export function useSearchProblem(title: string): string | null | undefined {
  const texts = useArea('search');
  const rules = useLazyPart(searchRules, title !== '');
  if (title === '' || rules === null) return null;
  return rules && (rules.searchProblem(title, texts) ?? null);
}
