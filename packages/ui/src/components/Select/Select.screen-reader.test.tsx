import { expect, test } from 'vitest';
import { press, readAloud, readBetween, swipeTo, tap } from '../OptionList/screen-reader.fixture.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { amharic, grouped, optionsOf, regions } from './Select.fixture.ts';
import { Select, type SelectProps } from './Select.tsx';

const english = { label: 'Region', all: 'All regions', empty: 'There are no regions', options: optionsOf(regions) };

const render = (props: Partial<SelectProps> = {}) =>
  readAloud(
    <>
      <Select {...english} {...props} />
      <TextField label="Words" />
    </>,
  );

test('A screen reader reads the name of a select, that it opens a list, and its error', async () => {
  await render({ hint: 'Where the work is', error: 'Choose a region.', errorTiming: 'atOnce' });
  const { focus } = await press('Tab');
  expect(focus).toBe('combobox, Region, Where the work is Choose a region., has popup listbox, not expanded, invalid');
});

test('A select that opens reads its choice and its position among all options', async () => {
  await render({ defaultValue: '3' });
  const { focus, option } = await press('Tab', 'Enter');
  expect(focus).toContain('combobox, Region, has popup listbox, expanded, active descendant Amhara');
  expect(option).toBe('option, Amhara, selected, position 4, set size 9');
});

test('Arrows, Home and End in a select read each option with its position', async () => {
  await render();
  await press('Tab', 'Enter');
  expect((await press('ArrowDown')).option).toBe('option, Addis Ababa, not selected, position 2, set size 9');
  expect((await press('ArrowUp')).option).toBe('option, All regions, selected, position 1, set size 9');
  expect((await press('End')).option).toBe('option, Oromia, not selected, position 9, set size 9');
  expect((await press('Home')).option).toBe('option, All regions, selected, position 1, set size 9');
});

test('Home and End open a closed select at its first and its last option', async () => {
  await render({ defaultValue: '3' });
  expect((await press('Tab', 'End')).option).toBe('option, Oromia, not selected, position 9, set size 9');
  await press('Escape');
  expect((await press('Home')).option).toBe('option, All regions, not selected, position 1, set size 9');
});

test('A letter opens a select at the first option with that letter', async () => {
  await render();
  expect((await press('Tab', 'h')).option).toBe('option, Harari, not selected, position 8, set size 9');
});

test('A select in Amharic announces names, positions and typed letters in Amharic', async () => {
  await render(amharic);
  const { focus, option } = await press('Tab', 'አ');
  expect(focus).toContain('combobox, ክልል, has popup listbox, expanded, active descendant አዲስ አበባ');
  expect(option).toBe('option, አዲስ አበባ, not selected, position 2, set size 9');
  expect((await press('አ')).option).toBe('option, አፋር, not selected, position 3, set size 9');
});

test('Escape in a select announces that it is closed, and keeps the former choice', async () => {
  await render({ defaultValue: '3' });
  await press('Tab', 'Enter', 'ArrowDown');
  const { focus, option } = await press('Escape');
  expect(focus).toBe('combobox, Region, has popup listbox, not expanded');
  expect(option).toBeUndefined();
  expect(await swipeTo('Amhara')).toBe('Amhara');
});

test('Enter in a select takes the option, announces that it is closed and keeps the focus', async () => {
  await render({ defaultValue: '3' });
  const { focus } = await press('Tab', 'Enter', 'ArrowDown', 'Enter');
  expect(focus).toBe('combobox, Region, has popup listbox, not expanded');
  expect(await swipeTo('Benishangul-Gumuz')).toBe('Benishangul-Gumuz');
});

test('Tab in a select takes the option and reads the next field', async () => {
  await render();
  const { focus } = await press('Tab', 'Enter', 'End', 'Tab');
  expect(focus).toBe('textbox, Words');
  expect(await swipeTo('Oromia')).toBe('Oromia');
});

test('An option under a heading has its position among all options, not within its group', async () => {
  await render({ options: grouped });
  expect((await press('Tab', 'Enter', 'End')).option).toBe('option, Oromia, not selected, position 9, set size 9');
  expect(await readBetween('group, Cities', 'group, Regional states')).toEqual([
    'group, Cities',
    'Cities',
    'option, Addis Ababa, not selected, position 2, set size 9',
    'option, Dire Dawa, not selected, position 3, set size 9',
    'end of group, Cities',
  ]);
});

test('A select without options announces that politely, and no expanded list', async () => {
  await render({ loading: 'Regions are loading' });
  const { focus, news } = await press('Tab', 'Enter');
  expect(news).toEqual(['polite: Regions are loading']);
  expect(focus).toBe('combobox, Region, has popup listbox, not expanded');
});

test('On a touch screen the options follow the select in the reading order, and a tap takes one', async () => {
  await render();
  await swipeTo('combobox, Region');
  await tap();
  expect(await swipeTo('listbox')).toContain('listbox, Region');
  await swipeTo('option, Afar');
  const { focus } = await tap();
  expect(focus).toBe('combobox, Region, has popup listbox, not expanded');
  expect(await swipeTo('Afar')).toBe('Afar');
});

test('On a touch screen a second tap on a select closes its list', async () => {
  await render();
  await swipeTo('combobox, Region');
  expect((await tap()).focus).toContain(', expanded');
  expect((await tap()).focus).toContain(', not expanded');
});
