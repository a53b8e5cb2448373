import type { SearchFilters } from '@awaj/domain/search-filters';
import { useArea } from '@awaj/i18n/react';
import { FilterChips } from '@awaj/ui/FilterChips';
import type { ReactElement } from 'react';
import { type QuickFilterContext, quickFilters } from './quick-filters.ts';

export interface QuickFiltersProps extends QuickFilterContext {
  hrefOf: (filters: SearchFilters) => string;
  /** Called when one is pressed and its link is followed. */
  onChoose: (filters: SearchFilters) => void;
  /** Opens the choice of categories, because only popular ones have a chip. */
  moreHref: string;
  /** The address of the page that unlocks locked filters. */
  unlockHref: string;
}

export function QuickFilters({ hrefOf, onChoose, moreHref, unlockHref, ...context }: QuickFiltersProps): ReactElement {
  const texts = useArea('search');
  return (
    <FilterChips
      arrows={texts.quick}
      chips={quickFilters(context, texts).map(({ next, isLocked, ...chip }) => ({
        ...chip,
        isLocked,
        href: isLocked ? unlockHref : hrefOf(next),
        ...(!isLocked && { onPress: () => onChoose(next) }),
      }))}
      label={texts.quick.label}
      more={{ label: texts.quick.more, href: moreHref }}
    />
  );
}
