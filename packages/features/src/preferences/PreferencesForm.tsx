import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { isFeedEmpty, type Preferences, withoutEveryLanguage } from '@awaj/domain/preferences';
import { languages as languageData } from '@awaj/i18n';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Disclosure } from '@awaj/ui/Disclosure';
import { FormError } from '@awaj/ui/FormError';
import { SearchField } from '@awaj/ui/SearchField';
import { Stack } from '@awaj/ui/Stack';
import { StickyFoot } from '@awaj/ui/StickyFoot';
import { VisuallyHidden } from '@awaj/ui/VisuallyHidden';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useDebounced } from '../debounce/debounce.ts';
import { type FormOptions, useForm } from '../form/form.ts';
import type { QueryFailureProps } from '../query-failure/query-failure.ts';
import { PreferenceChips } from './PreferenceChips.tsx';
import { paceText } from './pace.ts';
import type { Choices } from './preferences.mapper.ts';
import type { PreferencesMutations } from './preferences.mutations.ts';
import type { PreferencesQueries } from './preferences.queries.ts';
import { type PreferencesForm as Fields, fromForm, toForm, toIds } from './preferences-form.ts';
import { scopeText } from './scope-text.ts';
import { useNameSearch } from './use-name-search.ts';

export interface PreferencesFormProps extends Pick<QueryFailureProps, 'refusedText'> {
  options: Choices;
  saved: Preferences;
  now: Date;
  queries: PreferencesQueries;
  mutations: PreferencesMutations;
  onSaved: () => void;
  /** Renders another way to save than a button below the choices. */
  renderSave?: ((save: SaveProps) => ReactNode) | undefined;
  onChanged?: ((isChanged: boolean) => void) | undefined;
  draft?: FormOptions<Fields>['draft'] | undefined;
}

export interface SaveProps {
  text: string;
  isBusy: boolean;
  onPress: () => void;
}

const none = () => ({});

const few = { categories: 10, regions: 6 };

/** "about 9 tenders a day", counted again after the choosing pauses; undefined while nothing is chosen or known. */
function usePace(preferences: Preferences, { queries, now }: Pick<PreferencesFormProps, 'queries' | 'now'>) {
  const { pace } = useArea('preferences');
  const key = JSON.stringify(preferences);
  const settled = useDebounced(key);
  const asked: Preferences = JSON.parse(settled);
  const { data, isPlaceholderData } = useQuery({
    ...queries.lately(asked, dateInAddis(now)),
    enabled: !isFeedEmpty(asked),
    placeholderData: keepPreviousData,
  });
  const text = data && !isFeedEmpty(preferences) ? paceText(data.total, pace) : undefined;
  return { text, isChanging: settled !== key || isPlaceholderData };
}

function usePreferencesForm(
  { saved, mutations, onSaved, onChanged, draft, refusedText }: PreferencesFormProps,
  languages: readonly number[],
) {
  const { mutateAsync } = useMutation(mutations.save());
  const form = useForm<Fields>({
    initial: toForm(saved, languages),
    ...(draft && { draft }),
    check: none,
    submit: async (fields) => {
      await mutateAsync(fromForm(fields, languages));
      onSaved();
    },
    refusal(error) {
      const problem = refusedText?.(error) ?? null;
      return problem === null ? null : { problem };
    },
  });
  const { isChanged } = form;
  useEffect(() => onChanged?.(isChanged), [onChanged, isChanged]);
  return form;
}

/** The names of the chosen languages, or that all are chosen. */
function useLanguagesText(options: Choices, chosen: readonly number[]): string {
  const { languagesAre, allLanguages } = useArea('preferences');
  const { comma } = languageData[useLocale()];
  const names = options.languages.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return languagesAre(names.join(`${comma} `) || allLanguages);
}

export function PreferencesForm(props: PreferencesFormProps): ReactElement {
  const { options, renderSave } = props;
  const element = useRef<HTMLFormElement>(null);
  const { form: formWords } = useMessages();
  const words = useArea('preferences');
  const languages = options.languages.map(({ id }) => id);
  const form = usePreferencesForm(props, languages);
  const { text, news, choose, field } = useNameSearch(form, options);
  const chosen = fromForm(form.values, languages);
  const pace = usePace(chosen, props);
  const save = { text: words.saveWith(pace.text ?? ''), isBusy: form.isBusy };
  const note = pace.text === '' ? words.pace.none : scopeText(withoutEveryLanguage(chosen, languages), words.scope);
  const folded = useLanguagesText(options, toIds(form.values.selectedLanguages));
  const group = (list: keyof Fields, all: readonly unknown[]) => ({
    chosen: toIds(form.values[list]),
    error: form.field(list).error,
    id: form.field(list).id,
    onChange: (ids: number[]) => choose(list, ids),
    state: words.chosenOf(toIds(form.values[list]).length, all.length),
  });
  return (
    <form noValidate onSubmit={form.onSubmit} ref={element}>
      <Stack gap="l">
        <SearchField labels={words.find} placeholder={words.find.field} {...field} />
        <VisuallyHidden role="status">{news}</VisuallyHidden>
        <PreferenceChips
          few={few.categories}
          label={words.categories}
          more={words.moreCategories}
          options={options.categories}
          text={text}
          {...group('selectedCategories', options.categories)}
        />
        <PreferenceChips
          few={few.regions}
          label={words.regions}
          more={words.moreRegions}
          options={options.regions}
          text={text}
          {...group('selectedRegions', options.regions)}
        />
        <Disclosure labels={{ more: folded, less: folded }}>
          <PreferenceChips
            few={options.languages.length}
            label={words.languages}
            more={String}
            options={options.languages}
            {...group('selectedLanguages', options.languages)}
          />
        </Disclosure>
        <FormError errors={form.problem ? [{ text: form.problem }] : []} heading={formWords.failed} />
      </Stack>
      {renderSave?.({ ...save, onPress: () => element.current?.requestSubmit() }) ?? (
        <StickyFoot isAboveBar note={note}>
          <Button isBusy={form.isBusy} isChanging={pace.isChanging} type="submit">
            {save.text}
          </Button>
        </StickyFoot>
      )}
    </form>
  );
}
