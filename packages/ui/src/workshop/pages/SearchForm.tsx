import type { ReactElement } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DateRangeField } from '../../components/DateRangeField/DateRangeField.tsx';
import { ethiopian } from '../../components/DateRangeField/ethiopian.fixture.ts';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { SegmentedField } from '../../components/SegmentedField/SegmentedField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Say } from './say.ts';

interface Choice {
  id: 'language' | 'region' | 'category' | 'source';
  label: string;
  all: string;
  options: readonly string[];
}

const choices = (say: Say): readonly Choice[] => [
  {
    id: 'language',
    label: say('Language', 'ቋንቋ'),
    all: say('All languages', 'ሁሉም ቋንቋዎች'),
    options: [say('Amharic', 'አማርኛ'), say('English', 'እንግሊዝኛ'), say('Afaan Oromo', 'አፋን ኦሮሞ'), say('Tigrinya', 'ትግርኛ')],
  },
  {
    id: 'region',
    label: say('Regions', 'ክልል'),
    all: say('All regions', 'ሁሉም ክልሎች'),
    options: [say('Addis Ababa', 'አዲስ አበባ'), say('Oromia', 'ኦሮሚያ'), say('Sidama', 'ሲዳማ')],
  },
  {
    id: 'category',
    label: say('Category', 'ምድብ'),
    all: say('All categories', 'ሁሉም ምድቦች'),
    options: [say('Construction', 'ግንባታ'), say('Medicine', 'መድኃኒት'), say('Vehicles', 'ተሽከርካሪዎች')],
  },
  {
    id: 'source',
    label: say('Published On', 'የታተመበት'),
    all: say('All sources', 'ሁሉም ምንጮች'),
    options: [say('Addis Zemen', 'አዲስ ዘመን'), say('Reporter', 'ሪፖርተር')],
  },
];

export interface SearchFormProps {
  say: Say;
  title: string;
  /** What was chosen in it; all of everything else. */
  chosen?: Partial<Record<Choice['id'] | 'status', string>> | undefined;
}

function dates(say: Say, label: string): ReactElement {
  const gregorian = { id: 'gregorian', label: say('Gregorian', 'የፈረንጆች') };
  return (
    <DateRangeField
      calendars={say('en', 'am') === 'am' ? [ethiopian.am, gregorian] : [gregorian, ethiopian.en]}
      label={label}
      labels={{
        from: say('From', 'ከ'),
        to: say('To', 'እስከ'),
        calendar: say('Calendar', 'የቀን መቁጠሪያ'),
        day: say('Day', 'ቀን'),
        month: say('Month', 'ወር'),
        year: say('Year', 'ዓመት'),
        clearFrom: say('Clear the first day', 'የመጀመሪያውን ቀን ያጽዱ'),
        clearTo: say('Clear the last day', 'የመጨረሻውን ቀን ያጽዱ'),
        noSuchDay: say('There is no such day. Check day, month and year.', 'ይህ ቀን የለም። ቀኑን፣ ወሩንና ዓመቱን ያስተካክሉ።'),
        fromAfterTo: say('The first day is after the last.', 'የመጀመሪያው ቀን ከመጨረሻው በኋላ ነው።'),
      }}
    />
  );
}

/** What opens the drawer where there is no sidebar. */
export const searchOpener = (say: Say) => ({ label: say('Search Tenders', 'ጨረታዎችን ይፈልጉ'), href: '#search' });

/** What the sidebar and the drawer hold. */
export function SearchForm({ say, title, chosen = {} }: SearchFormProps): ReactElement {
  return (
    <Stack gap="m">
      <Heading level={2} size="m">
        {title}
      </Heading>
      <TextField label={say('Title', 'ርዕስ')} name="title" />
      {choices(say).map(({ id, label, all, options }) => (
        <Select
          all={all}
          defaultValue={chosen[id] ?? ''}
          empty={say('There is nothing to choose', 'የሚመረጥ ነገር የለም')}
          key={id}
          label={label}
          options={options.map((option, place) => ({ value: String(place + 1), label: option }))}
        />
      ))}
      <SegmentedField
        label={say('Status', 'ሁኔታ')}
        options={[
          { value: '', label: say('All', 'ሁሉም') },
          { value: '1', label: say('Open', 'ክፍት') },
          { value: '0', label: say('Closed', 'የተዘጉ') },
        ]}
        defaultValue={chosen.status ?? ''}
      />
      <Button>{say('Search', 'ይፈልጉ')}</Button>
      <Disclosure labels={{ more: say('Choose dates', 'ቀን ይምረጡ'), less: say('Hide the dates', 'ቀኖቹን ይደብቁ') }}>
        <Stack gap="l">
          {dates(say, say('Publication date', 'የወጣበት ቀን'))}
          {dates(say, say('Closing date', 'የሚዘጋበት ቀን'))}
        </Stack>
      </Disclosure>
    </Stack>
  );
}
