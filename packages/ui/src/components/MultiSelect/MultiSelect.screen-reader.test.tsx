import { expect, test } from 'vitest';
import { press, readAloud, readBetween, swipeTo, tap } from '../OptionList/screen-reader.fixture.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { amharic, english } from './MultiSelect.fixture.ts';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const render = (props: Partial<MultiSelectProps> = {}) =>
  readAloud(
    <>
      <MultiSelect {...english} {...props} />
      <TextField label="Words" />
    </>,
  );

test('A screen reader reads the name of a multi-select, and that several options can be chosen', async () => {
  await render({ error: 'Choose a category.', errorTiming: 'atOnce' });
  const closed = await press('Tab');
  expect(closed.focus).toMatch(/^combobox, Categories, Choose a category\., has popup listbox, not expanded/);
  expect(closed.focus).toContain('invalid');
  expect((await press('ArrowDown')).focus).toContain('expanded, active descendant Agriculture');
  expect(await swipeTo('listbox')).toMatch(/^listbox, Categories, .*multi-selectable$/);
});

test('Enter in a multi-select announces what was chosen and removed, and the option keeps its place', async () => {
  await render();
  const chosen = await press('Tab', 'ArrowDown', 'ArrowDown', 'Enter');
  expect(chosen.news).toEqual(['polite: Building construction is chosen']);
  expect(chosen.option).toBe('option, Building construction, selected, position 2, set size 6');
  const takenOut = await press('Enter');
  expect(takenOut.news).toEqual(['polite: Building construction is taken out']);
  expect(takenOut.option).toBe('option, Building construction, not selected, position 2, set size 6');
});

test('A screen reader reads how many categories match the text, and then the choice', async () => {
  await render();
  expect((await press('Tab', 'c', 'o')).news).toEqual(['polite: 5 found', 'polite: 3 found']);
  const { focus, news } = await press('Enter');
  expect(news).toEqual(['polite: Building construction is chosen']);
  expect(focus).toContain('combobox, Categories, has popup listbox, expanded');
});

test('Home and End in a multi-select read the first and the last option', async () => {
  await render();
  await press('Tab', 'ArrowDown');
  expect((await press('End')).option).toBe('option, Road construction, not selected, position 6, set size 6');
  expect((await press('Home')).option).toBe('option, Agriculture, not selected, position 1, set size 6');
});

test('Left in a multi-select returns to the text, so that letters are read', async () => {
  await render();
  expect((await press('Tab', 'r', 'o')).option).toContain('Road construction');
  const { focus, option } = await press('ArrowLeft');
  expect(option).toBeUndefined();
  expect(focus).toContain('combobox, Categories, ro, has popup listbox, expanded');
});

test('Escape closes the list of a multi-select, and Backspace announces what it removes', async () => {
  await render({ defaultValue: ['2', '5'] });
  const tabs = ['Tab', 'Tab', 'Tab'];
  expect((await press(...tabs, 'ArrowDown', 'Escape')).focus).toContain(', not expanded');
  expect((await press('Backspace')).news).toEqual(['polite: Furniture is taken out']);
});

test('Chosen options are read before the field, as a list with a name', async () => {
  await render({ defaultValue: ['2', '5'] });
  const phrases = await readBetween('list, Chosen categories', 'combobox');
  expect(phrases).toContain('button, Remove Building construction');
  expect(phrases).toContain('button, Remove Furniture');
});

test('A multi-select without results announces that politely, and no expanded list', async () => {
  await render();
  const { focus, news } = await press('Tab', 'x');
  expect(news).toEqual(['polite: No category has that name']);
  expect(focus).toContain('combobox, Categories, x, has popup listbox, not expanded');
});

test('A multi-select in Amharic announces names, numbers and choices in Amharic', async () => {
  await render(amharic);
  const typed = await press('Tab', 'ግ');
  expect(typed.option).toBe('option, ግብርና, not selected, position 1, set size 4');
  expect(typed.news).toEqual(['polite: 4 ተገኝተዋል']);
  expect((await press('Enter')).news).toEqual(['polite: ግብርና ተመርጧል']);
});

test('On a touch screen a tap chooses a category, and a second tap on the field closes the list', async () => {
  await render();
  await swipeTo('combobox, Categories');
  expect((await tap()).focus).toContain(', expanded');
  expect((await tap()).focus).toContain(', not expanded');
  await tap();
  await swipeTo('option, Furniture');
  const { focus, news } = await tap();
  expect(news).toEqual(['polite: Furniture is chosen']);
  expect(focus).toContain(', not expanded');
});
