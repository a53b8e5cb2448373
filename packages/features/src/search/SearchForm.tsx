import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import {
  activeFilters,
  type Choice,
  chooseSort,
  chooseStatus,
  closingDaysOf,
  isLocked,
  longestTitle,
  pageNameOf,
} from '@awaj/domain/search-filters';
import { useArea, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { Disclosure } from '@awaj/ui/Disclosure';
import { Heading } from '@awaj/ui/Heading';
import { SegmentedField } from '@awaj/ui/SegmentedField';
import { Stack } from '@awaj/ui/Stack';
import { StickyFoot } from '@awaj/ui/StickyFoot';
import { TextField } from '@awaj/ui/TextField';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import { ChoiceFields, type ChoiceFieldsProps } from './ChoiceFields.tsx';
import { ClosingField } from './ClosingField.tsx';
import { DateFields } from './DateFields.tsx';
import { ordersFor } from './orders.ts';
import { searchProblem } from './search-problem.ts';
import { titleFieldId } from './title-field-id.ts';

export interface SearchFormProps extends ChoiceFieldsProps {
  /** False while it is still unknown whether the reader has a subscription. */
  isKnown?: boolean;
  /** The form's id; the ids of its fields are derived from it. */
  id: string;
  /** Where the form is sent without script. */
  action: string;
  onSearch: () => void;
  /** The searched words of the list beside the form. */
  searched?: string;
  /** Search was pressed, but the search has not started yet. */
  isPressed?: boolean;
  /** A heading, where nothing around the form names it. */
  heading?: string;
  /** Whether the form includes the button. */
  hasButton?: boolean;
  /** Earlier searches. */
  history?: ReactNode;
  today: CalendarDate;
  /** Whether the order is chosen here, where nothing beside the form does it. */
  hasOrder?: boolean;
}

const dateNames: readonly Choice[] = ['startDate', 'endDate', 'closesFrom', 'closesUntil'];

type Fields = Pick<SearchFormProps, 'draft' | 'onChange'>;

type TitleFieldProps = Fields & { id: string; searched: string | undefined; problem: string | undefined };

function TitleField({ id, draft, onChange, searched, problem }: TitleFieldProps): ReactElement {
  const { fields, textHint } = useArea('search');
  const { form } = useMessages();
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="search"
      error={problem}
      errorTiming={draft.title === searched ? 'atOnce' : 'afterLeaving'}
      hint={textHint}
      id={titleFieldId(id)}
      label={fields.title}
      limit={{ length: longestTitle, over: () => form.tooLong(longestTitle) }}
      name={pageNameOf('title')}
      onChange={(event) => onChange({ title: event.target.value })}
      value={draft.title}
    />
  );
}

function StatusField({ draft, onChange }: Fields): ReactElement {
  const { fields, statuses } = useArea('search');
  return (
    <SegmentedField
      label={fields.status}
      name={pageNameOf('status')}
      onChange={(status) => onChange(chooseStatus(draft, status))}
      options={[
        { value: '', label: statuses.all },
        { value: '1', label: statuses.open },
        { value: '0', label: statuses.closed },
      ]}
      value={draft.status}
    />
  );
}

/** Nothing where there is only one order. */
function OrderField({ draft, onChange, viewer }: Fields & Pick<SearchFormProps, 'viewer'>): ReactElement | null {
  const texts = useArea('search');
  const orders = ordersFor(draft, !isLocked('sort', viewer), texts);
  if (orders.length < 2) return null;
  return (
    <SegmentedField
      label={texts.fields.sort}
      name={pageNameOf('sort')}
      onChange={(sort) => onChange(chooseSort(draft, sort))}
      options={orders}
      value={draft.sort}
    />
  );
}

export function SearchForm(props: SearchFormProps): ReactElement {
  const { id, action, draft, onChange, onSearch, viewer, isMember, searched, isPressed = false } = props;
  const { heading, hasButton = true, history, today, hasOrder = false } = props;
  const texts = useArea('search');
  const problem = searchProblem(draft.title, texts);
  const isByChip = closingDaysOf(draft, today) !== null;
  const hasDates = activeFilters(draft).some(
    ({ name }) => dateNames.includes(name) && !(isByChip && name === 'closesUntil'),
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) onSearch();
  };
  return (
    <form action={action} id={id} onSubmit={onSubmit}>
      {/* Compact beside a list, so that all of it fits on a laptop's screen. */}
      <Stack gap={hasButton ? 'xs' : 's'}>
        {heading && (
          <Heading level={2} size="m">
            {heading}
          </Heading>
        )}
        <TitleField draft={draft} id={id} onChange={onChange} problem={problem} searched={searched} />
        {history}
        <ClosingField
          draft={draft}
          isKnown={props.isKnown ?? true}
          isMember={isMember}
          onChange={onChange}
          today={today}
          viewer={viewer}
        />
        <ChoiceFields {...props} />
        <StatusField draft={draft} onChange={onChange} />
        {hasOrder && <OrderField draft={draft} onChange={onChange} viewer={viewer} />}
        <Disclosure isOpen={hasDates} labels={texts.dateFields}>
          <DateFields draft={draft} onChange={onChange} viewer={viewer} />
        </Disclosure>
        {hasButton && (
          <StickyFoot>
            <Button isBusy={isPressed} type="submit">
              {texts.submit}
            </Button>
          </StickyFoot>
        )}
      </Stack>
    </form>
  );
}
