import { alertFrequencies } from '@awaj/domain/alert-times';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Badge } from '@awaj/ui/Badge';
import { FilterPills } from '@awaj/ui/FilterPills';
import { FormError } from '@awaj/ui/FormError';
import { FormField } from '@awaj/ui/FormField';
import { SegmentedField } from '@awaj/ui/SegmentedField';
import { Select } from '@awaj/ui/Select';
import { Stack } from '@awaj/ui/Stack';
import { TextField } from '@awaj/ui/TextField';
import type { ReactElement } from 'react';
import { hourOptions } from '../day-texts/hour-text.ts';
import type { Form } from '../form/form.ts';
import { fromValues, type SavedSearchValues } from './saved-search-form.ts';

export interface SavedSearchFieldsProps {
  form: Form<SavedSearchValues>;
  /** The filters in words. */
  choices: readonly string[];
  /** Removes a filter, where that is allowed. */
  onRemove?: ((place: number) => void) | undefined;
}

/** The filters, each removable if that is allowed and others remain. */
function Choices({ choices, onRemove }: Pick<SavedSearchFieldsProps, 'choices' | 'onRemove'>): ReactElement {
  const { looksFor } = useArea('savedSearches');
  const { pills } = useArea('search');
  if (!onRemove || choices.length === 1)
    return (
      <Stack as="ul" direction="row" gap="xs">
        {choices.map((choice) => (
          <li key={choice}>
            <Badge tone="ink">{choice}</Badge>
          </li>
        ))}
      </Stack>
    );
  return (
    <FilterPills
      filters={choices.map((label, place) => ({ id: String(place), label }))}
      label={looksFor}
      onRemove={(id) => onRemove(Number(id))}
      result=""
      words={pills}
    />
  );
}

/** A saved search's name, filters and alert times. */
export function SavedSearchFields({ form, choices, onRemove }: SavedSearchFieldsProps): ReactElement {
  const words = useArea('savedSearches');
  const { form: formWords } = useMessages();
  const locale = useLocale();
  const { id, error } = form.field('filters');
  const { frequency } = fromValues(form.values);
  return (
    <>
      <TextField {...form.field('name')} autoComplete="off" label={words.name} />
      <FormField as="group" error={error} errorTiming="atOnce" id={id} label={words.looksFor}>
        {() => <Choices choices={choices} onRemove={onRemove} />}
      </FormField>
      <SegmentedField
        hint={words.hints[frequency]}
        label={words.frequency}
        onChange={(next) => form.set('frequency', next)}
        options={alertFrequencies.map((value) => ({ value, label: words.frequencies[value] }))}
        value={frequency}
      />
      {frequency !== 'at_once' && (
        <Select
          label={words.hour}
          onChange={(next) => form.set('hour', next)}
          options={hourOptions(locale)}
          value={form.values.hour}
        />
      )}
      <FormError errors={form.problem ? [{ text: form.problem }] : []} heading={formWords.failed} />
    </>
  );
}
