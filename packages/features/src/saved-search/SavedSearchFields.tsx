import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { FormError } from '@awaj/ui/FormError';
import { FormField } from '@awaj/ui/FormField';
import { SegmentedField } from '@awaj/ui/SegmentedField';
import { Select } from '@awaj/ui/Select';
import { Text } from '@awaj/ui/Text';
import { TextField } from '@awaj/ui/TextField';
import type { ReactElement } from 'react';
import { hoursOfDay, hourText } from '../day-texts/hour-text.ts';
import type { Form } from '../form/form.ts';
import { frequencies, fromValues, type SavedSearchValues } from './saved-search-form.ts';

export interface SavedSearchFieldsProps {
  form: Form<SavedSearchValues>;
  /** What is looked for, each thing in words. */
  choices: readonly string[];
}

/** What a saved search is called, what it looks for, and when it tells of that. */
export function SavedSearchFields({ form, choices }: SavedSearchFieldsProps): ReactElement {
  const words = useArea('savedSearches');
  const { form: formWords } = useMessages();
  const locale = useLocale();
  const { id, error } = form.field('filters');
  const { frequency } = fromValues(form.values);
  return (
    <>
      <TextField {...form.field('name')} autoComplete="off" label={words.name} />
      <FormField as="group" error={error} errorTiming="atOnce" id={id} label={words.looksFor}>
        {() => <Text>{choices.join(' · ')}</Text>}
      </FormField>
      <SegmentedField
        hint={words.hints[frequency]}
        label={words.frequency}
        onChange={(next) => form.set('frequency', next)}
        options={frequencies.map((value) => ({ value, label: words.frequencies[value] }))}
        value={frequency}
      />
      {frequency !== 'at_once' && (
        <Select
          empty={words.noHours}
          label={words.hour}
          onChange={(next) => form.set('hour', next)}
          options={hoursOfDay.map((value) => ({ value: String(value), label: hourText(value, locale) }))}
          value={form.values.hour}
        />
      )}
      <FormError errors={form.problem ? [{ text: form.problem }] : []} heading={formWords.failed} />
    </>
  );
}
