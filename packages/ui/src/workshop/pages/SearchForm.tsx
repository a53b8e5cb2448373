import type { ReactElement } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { SegmentedField } from '../../components/SegmentedField/SegmentedField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import type { Say } from './say.ts';

interface Choice {
  label: string;
  all: string;
  options: readonly string[];
}

const choices = (say: Say): readonly Choice[] => [
  {
    label: say('Language', 'ቋንቋ'),
    all: say('All languages', 'ሁሉም ቋንቋዎች'),
    options: [say('Amharic', 'አማርኛ'), say('English', 'እንግሊዝኛ'), say('Afaan Oromo', 'አፋን ኦሮሞ'), say('Tigrinya', 'ትግርኛ')],
  },
  {
    label: say('Region', 'ክልል'),
    all: say('All regions', 'ሁሉም ክልሎች'),
    options: [say('Addis Ababa', 'አዲስ አበባ'), say('Oromia', 'ኦሮሚያ'), say('Sidama', 'ሲዳማ')],
  },
  {
    label: say('Category', 'ምድብ'),
    all: say('All categories', 'ሁሉም ምድቦች'),
    options: [say('Construction', 'ግንባታ'), say('Medicine', 'መድኃኒት'), say('Vehicles', 'ተሽከርካሪዎች')],
  },
  {
    label: say('Published On', 'የታተመበት'),
    all: say('Anywhere', 'በየትም'),
    options: [say('Addis Zemen', 'አዲስ ዘመን'), say('Reporter', 'ሪፖርተር')],
  },
];

/** What the sidebar and the drawer hold. */
export function SearchForm({ say, title }: { say: Say; title: string }): ReactElement {
  return (
    <Stack gap="m">
      <Heading level={2} size="m">
        {title}
      </Heading>
      <TextField label={say('Title', 'ርዕስ')} name="title" />
      {choices(say).map(({ label, all, options }) => (
        <Select
          all={all}
          empty={say('There is nothing to choose', 'የሚመረጥ ነገር የለም')}
          key={label}
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
        defaultValue="1"
      />
      <Button>{say('Search', 'ይፈልጉ')}</Button>
    </Stack>
  );
}
