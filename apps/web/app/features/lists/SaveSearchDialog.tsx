import { activeFilters, type SearchFilters } from '@awaj/domain/search-filters';
import { createCompanyQueries, useCompanyNames } from '@awaj/features/company';
import {
  createSavedSearchMutations,
  createSavedSearchQueries,
  proposedAlert,
  type SearchAlert,
  SubscriptionNote,
  savedSearchDrawer,
} from '@awaj/features/saved-search';
import { useSearchWords } from '@awaj/features/search';
import { FewTenders } from '@awaj/features/tender';
import { type AreaMessages, type Locale, loadArea, locales } from '@awaj/i18n';
import { TranslationsProvider, useArea, useLocale } from '@awaj/i18n/react';
import { Text } from '@awaj/ui/Text';
import { useToast } from '@awaj/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathsIn } from '../../address/paths.ts';
import { logoAddress } from '../../config/config.ts';
import { useApiClient, useQueries } from '../../data/api.ts';
import { translationsOf } from '../../data/translations.ts';
import { useUserInfo } from '../../data/use-user-info.ts';

type Drawer = Awaited<ReturnType<typeof savedSearchDrawer.fetch>>['SavedSearchDrawer'];

interface SaveSearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
  filters: SearchFilters;
  isFeed: boolean;
}

function useSave({ filters, onClose }: Pick<SaveSearchDialogProps, 'filters' | 'onClose'>) {
  const words = useArea('savedSearches');
  const { mutateAsync } = useMutation(createSavedSearchMutations(useApiClient()).create());
  const navigate = useNavigate();
  const showToast = useToast();
  const searches = pathsIn(useLocale()).searches();
  return async (chosen: Omit<SearchAlert, 'filters'>) => {
    await mutateAsync({ ...chosen, filters });
    onClose();
    showToast({
      text: words.saved(chosen.name),
      action: { label: words.seeAll, onPress: () => void navigate(searches) },
    });
  };
}

function SaveSearchDialog(props: SaveSearchDialogProps & { Drawer: Drawer }): ReactElement | null {
  const { isOpen, onClose, isFeed, Drawer } = props;
  // The saved search may have fewer filters than the list.
  const [filters, setFilters] = useState(props.filters);
  const words = useArea('savedSearches');
  const api = useApiClient();
  const locale = useLocale();
  const paths = pathsIn(locale);
  const companyName = useCompanyNames(createCompanyQueries(api, locale), [filters.companyId]);
  const wordsOf = useSearchWords({ lookups: useQueries().lookups, companyName });
  const save = useSave({ filters, onClose });
  const isSubscribed = useUserInfo()?.isSubscribed;
  if (!wordsOf) return null;
  return (
    <Drawer
      choices={wordsOf(filters).choices}
      renderTenders={(tenders) => (
        <FewTenders hrefOf={({ id }) => paths.tender(id)} logoAddress={logoAddress} tenders={tenders} />
      )}
      initial={proposedAlert(wordsOf(props.filters).name)}
      isOpen={isOpen}
      note={
        <>
          {isFeed && <Text tone="muted">{words.inAllTenders}</Text>}
          {isSubscribed === false && <SubscriptionNote href={paths.billing()} />}
        </>
      }
      onClose={onClose}
      onRemove={(place) => setFilters((before) => activeFilters(before)[place]?.without ?? before)}
      preview={createSavedSearchQueries(api, locale).preview(filters)}
      save={save}
      title={words.dialog.save}
    />
  );
}

/** Loads its own texts, because it opens over any list. */
export async function loadSaveSearchDialog() {
  const loaded = locales.map(async (locale) => [locale, await loadArea('savedSearches', locale)] as const);
  const words = Object.fromEntries(await Promise.all(loaded)) as Record<Locale, AreaMessages['savedSearches']>;
  const { SavedSearchDrawer } = await savedSearchDrawer.fetch();
  return (props: SaveSearchDialogProps) => {
    const locale = useLocale();
    const { messages, areas } = translationsOf(locale);
    return (
      <TranslationsProvider areas={{ ...areas, savedSearches: words[locale] }} locale={locale} messages={messages}>
        <SaveSearchDialog Drawer={SavedSearchDrawer} {...props} />
      </TranslationsProvider>
    );
  };
}
