import { groupThousands } from '@awaj/domain/money';
import type { AreaMessages } from '@awaj/i18n';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Badge, type BadgeProps } from '@awaj/ui/Badge';
import { Button } from '@awaj/ui/Button';
import { Card } from '@awaj/ui/Card';
import { ErrorLine } from '@awaj/ui/FormField';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useId } from 'react';
import { hourText } from '../day-texts/hour-text.ts';
import { failureText } from '../failure/failure.ts';
import type { SavedSearch } from './saved-search.mapper.ts';
import type { SavedSearchMutations } from './saved-search.mutations.ts';

type State = 'on' | 'paused' | 'holiday';

const tones = { on: 'positive', paused: 'neutral', holiday: 'neutral' } satisfies Record<State, BadgeProps['tone']>;

export interface SavedSearchCardProps {
  search: SavedSearch;
  /** Its filters in words; empty while the names are loading. */
  choices: readonly string[];
  /** Whether alerts are paused for a holiday. */
  isOnHoliday: boolean;
  /** The list with all results. */
  listHref: string;
  mutations: SavedSearchMutations;
  onChange: () => void;
  onDelete: () => void;
}

function stateOf({ search, isOnHoliday }: Pick<SavedSearchCardProps, 'search' | 'isOnHoliday'>): State {
  if (search.isPaused) return 'paused';
  return isOnHoliday ? 'holiday' : 'on';
}

function foundText({ lastWeek }: SavedSearch, words: AreaMessages['savedSearches']): string {
  if (lastWeek === null) return words.locked;
  return lastWeek === 0 ? words.nothingLastWeek : words.lastWeek(lastWeek, groupThousands(lastWeek));
}

function Facts({ search }: Pick<SavedSearchCardProps, 'search'>): ReactElement {
  const words = useArea('savedSearches');
  const hour = hourText(search.hour, useLocale());
  const at = search.frequency === 'at_once' ? words.when.at_once : words.when[search.frequency](hour);
  return (
    <div>
      {[at, foundText(search, words)].map((fact) => (
        <Text figures="tabular" key={fact} size="s" tone="muted">
          {fact}
        </Text>
      ))}
    </div>
  );
}

/** A saved search: its filters, alert times, last week's number, and actions. Its name opens its list. */
export function SavedSearchCard(props: SavedSearchCardProps): ReactElement {
  const { search, choices, listHref, mutations, onChange, onDelete } = props;
  const words = useArea('savedSearches');
  const { failure } = useMessages();
  const id = useId();
  const pause = useMutation(mutations.change());
  const state = stateOf(props);
  const turn = () => pause.mutate({ id: search.id, change: { isPaused: !search.isPaused } });
  return (
    <Card as="article">
      <Stack gap="s">
        <Stack align="cornered" direction="row" gap="s">
          <Heading dir="auto" id={id} level={2} size="m">
            <Link href={listHref}>{search.name}</Link>
          </Heading>
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
        </Stack>
        <Text dir="auto">{choices.join(' · ')}</Text>
        <Facts search={search} />
        <div>
          <Stack direction="row" gap="m">
            <Button aria-describedby={id} onClick={onChange} tone="text">
              {words.change}
            </Button>
            <Button aria-describedby={id} isBusy={pause.isPending} onClick={turn} tone="text">
              {search.isPaused ? words.resume : words.pause}
            </Button>
            <Button aria-describedby={id} onClick={onDelete} tone="text">
              {words.delete}
            </Button>
          </Stack>
          <ErrorLine text={pause.error ? `${words.notSaved} ${failureText(pause.error, failure)}` : undefined} />
        </div>
      </Stack>
    </Card>
  );
}
