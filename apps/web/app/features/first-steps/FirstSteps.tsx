import { addDays, dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { isFeedEmpty, type Preferences, withEveryLanguage, withoutEveryLanguage } from '@awaj/domain/preferences';
import { noFilters } from '@awaj/domain/search-filters';
import { useDebounced } from '@awaj/features/debounce';
import { draftOf } from '@awaj/features/draft';
import { PreferenceChips, type PreferenceOptions } from '@awaj/features/preferences';
import { countText } from '@awaj/features/search';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { pathsIn, searchedAt } from '../../address/paths.ts';
import { useAccountQueries, useMutations } from '../../data/account-api.ts';
import { draftKey, useUserInfo } from '../../data/use-user-info.ts';
import { useFailureToast } from '../../shell/use-failure-toast.ts';

export interface FirstStepsProps {
  now: Date;
  /** The channel switches. */
  channels: ReactNode;
}

/** Saves each change at once. The page shows the pressed state, even before it is saved. */
function useChoice(saved: Preferences, languages: readonly number[]) {
  const [choice, setChoice] = useState(() => withoutEveryLanguage(saved, languages));
  const { firstSteps: words } = useArea('preferences');
  const showFailure = useFailureToast();
  const { mutate } = useMutation(useMutations().preferences.save());
  const save = (next: Preferences) => {
    setChoice(next);
    mutate(withEveryLanguage(next, languages), {
      onError: (error) => showFailure(error, { about: 'preferences', text: words.notSaved, onRetry: () => save(next) }),
    });
  };
  return { choice, save };
}

/** The number of tenders of yesterday; undefined while nothing is chosen or known. */
function useYesterday(choice: Preferences, languages: readonly number[], now: Date) {
  const asked = withEveryLanguage(useDebounced(choice), languages);
  const queries = useAccountQueries().preferences;
  const { data } = useQuery({ ...queries.yesterday(asked, dateInAddis(now)), enabled: !isFeedEmpty(asked) });
  return isFeedEmpty(withEveryLanguage(choice, languages)) ? undefined : data?.total;
}

const whereId = 'first-where';
const tellId = 'first-tell';

/** Moves the focus to the next question. */
function SkipTo({ id }: { id: string }): ReactElement {
  const { firstSteps: words } = useArea('preferences');
  const skip = () => {
    const next = document.getElementById(id);
    next?.scrollIntoView({ block: 'start' });
    (next?.querySelector<HTMLElement>('input, a, button') ?? next)?.focus({ preventScroll: true });
  };
  return (
    <Button onClick={skip} tone="text">
      {words.skip}
    </Button>
  );
}

interface QuestionsProps extends FirstStepsProps {
  options: PreferenceOptions;
  saved: Preferences;
}

function Questions({ options, saved, now, channels }: QuestionsProps): ReactElement {
  const words = useArea('preferences');
  const { firstSteps } = words;
  const languages = options.languages.map(({ id }) => id);
  const { choice, save } = useChoice(saved, languages);
  const yesterday = useYesterday(choice, languages, now);
  const feed = pathsIn(useLocale()).page('/myfeed');
  const day = addDays(dateInAddis(now), -1);
  const count = yesterday && yesterday.count > 0 ? countText(yesterday) : undefined;
  const stateOf = (ids: readonly number[], none: string) => (ids.length > 0 ? firstSteps.chosen(ids.length) : none);
  return (
    <Stack gap="l">
      <PreferenceChips
        after={choice.categories.length === 0 && <SkipTo id={whereId} />}
        chosen={choice.categories}
        few={8}
        label={firstSteps.supply}
        more={words.moreCategories}
        onChange={(categories) => save({ ...choice, categories })}
        options={options.categories}
        state={stateOf(choice.categories, firstSteps.noCategory)}
      />
      <PreferenceChips
        after={choice.regions.length === 0 && <SkipTo id={tellId} />}
        chosen={choice.regions}
        few={6}
        id={whereId}
        label={firstSteps.where}
        more={words.moreRegions}
        onChange={(regions) => save({ ...choice, regions })}
        options={options.regions}
        state={stateOf(choice.regions, firstSteps.everywhere)}
      />
      <section id={tellId}>
        <Stack gap="s">
          <Heading level={3} size="s">
            {firstSteps.tell}
          </Heading>
          {channels}
        </Stack>
      </section>
      <Stack>
        {count === undefined ? (
          <Link href={feed} look="button">
            {firstSteps.see}
          </Link>
        ) : (
          <Link href={searchedAt(feed, { ...noFilters, startDate: day, endDate: day })} look="button">
            {firstSteps.seeYesterday(yesterday?.count ?? 0, count)}
          </Link>
        )}
      </Stack>
    </Stack>
  );
}

/**
 * Whether these questions are shown: nothing is chosen, or nothing was when they were first shown, so that a refresh
 * keeps them.
 */
function useIsAsked(saved: Preferences | undefined): boolean {
  const info = useUserInfo();
  const key = info && draftKey('first-steps', info);
  const isEmpty = saved !== undefined && isFeedEmpty(saved);
  useEffect(() => {
    if (key && isEmpty) draftOf(key).keep({ isAsked: 'yes' });
  }, [key, isEmpty]);
  return isEmpty || (key !== undefined && saved !== undefined && 'isAsked' in draftOf(key).read());
}

/** After the first payment, for members without preferences: what they supply, where, and the channels. */
export function FirstSteps(props: FirstStepsProps): ReactElement | null {
  const { isMember } = useSession();
  const queries = useAccountQueries().preferences;
  const options = useQuery({ ...queries.options(), enabled: isMember });
  const saved = useQuery({ ...queries.chosen(), enabled: isMember });
  const isAsked = useIsAsked(saved.data);
  if (!(isAsked && options.data && saved.data)) return null;
  return <Questions options={options.data} saved={saved.data} {...props} />;
}
