import type { SearchFilters } from '@awaj/domain/search-filters';
import { useArea } from '@awaj/i18n/react';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';

export interface SearchNotesProps {
  filters: Pick<SearchFilters, 'sort'>;
  /** Synonyms that were searched for too. */
  alsoSearched: readonly string[];
  /** Whether older tenders were not searched. */
  isOfNewest: boolean;
}

/** More would not be read. */
const shownAtMost = 8;

/** Explains surprising results: synonyms, or only the newest tenders. */
export function SearchNotes({ filters, alsoSearched, isOfNewest }: SearchNotesProps): ReactElement | null {
  const { notes } = useArea('search');
  const words = alsoSearched.slice(0, shownAtMost);
  const isRanked = filters.sort === 'relevance';
  if (!isRanked && !isOfNewest && words.length === 0) return null;
  return (
    <div>
      {(isRanked || isOfNewest) && (
        <Text size="s" tone="muted">
          {isRanked ? notes.ranked : notes.newestOnly}
        </Text>
      )}
      {words.length > 0 && (
        <Text size="s" tone="muted">
          {notes.alsoSearched}{' '}
          {words.map((word, place) => (
            <span key={word}>
              {place > 0 && ', '}
              <bdi>{word}</bdi>
            </span>
          ))}
        </Text>
      )}
    </div>
  );
}
