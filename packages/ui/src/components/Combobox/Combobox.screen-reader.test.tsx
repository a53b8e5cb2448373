import { expect, test } from 'vitest';
import { press, readAloud, swipeTo, tap } from '../OptionList/screen-reader.fixture.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { amharic, english } from './Combobox.fixture.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const render = (props: Partial<ComboboxProps> = {}) =>
  readAloud(
    <>
      <Combobox {...english} {...props} />
      <TextField label="Words" />
    </>,
  );

test('A screen reader reads the name of a combobox, that typing filters its list, and its error', async () => {
  await render({ error: 'Choose a town.', errorTiming: 'atOnce' });
  const { focus } = await press('Tab');
  expect(focus).toMatch(/^combobox, Town, Choose a town\., has popup listbox, not expanded/);
  expect(focus).toContain('autocomplete in list');
  expect(focus).toContain('invalid');
});

test('A screen reader reads the number of results after each letter', async () => {
  await render();
  expect((await press('Tab', 'd')).news).toEqual(['polite: 5 found']);
  expect((await press('e')).news).toEqual(['polite: 2 found']);
  expect((await press('x')).news).toEqual(['polite: No town has that name']);
});

test('A screen reader reads the first result while typing', async () => {
  await render();
  const { focus, option } = await press('Tab', 'd', 'i');
  expect(focus).toContain('expanded, active descendant Dire Dawa');
  expect(option).toBe('option, Dire Dawa, not selected, position 1, set size 1');
});

test('A combobox points to another id when another result is first, so that it is read', async () => {
  await render();
  const pointedAt = () => document.activeElement?.getAttribute('aria-activedescendant');
  expect((await press('Tab', 'd')).option).toContain('Adama');
  const before = pointedAt();
  expect((await press('e')).option).toContain('Debre Birhan');
  expect(pointedAt()).not.toBe(before);
});

test('Arrows, Home and End in a combobox read each option with its position', async () => {
  await render({ defaultValue: '2' });
  expect((await press('Tab', 'ArrowDown')).option).toBe('option, Arba Minch, selected, position 2, set size 8');
  expect((await press('ArrowDown')).option).toBe('option, Bahir Dar, not selected, position 3, set size 8');
  expect((await press('End')).option).toBe('option, Jimma, not selected, position 8, set size 8');
  expect((await press('Home')).option).toBe('option, Adama, not selected, position 1, set size 8');
});

test('Left and right in a combobox return to the text, so that letters are read', async () => {
  await render();
  expect((await press('Tab', 'd', 'e')).option).toContain('Debre Birhan');
  for (const key of ['ArrowLeft', 'ArrowRight']) {
    const { focus, option } = await press(key);
    expect(option).toBeUndefined();
    expect(focus).toContain('combobox, Town, de, has popup listbox, expanded');
    await press('ArrowDown');
  }
});

test('Escape in a combobox announces that its list is closed, and keeps the text', async () => {
  await render();
  const { focus, option } = await press('Tab', 'd', 'Escape');
  expect(focus).toContain('combobox, Town, d, has popup listbox, not expanded');
  expect(option).toBeUndefined();
});

test('Enter in a combobox takes the result: its name is read as the value', async () => {
  await render();
  const { focus } = await press('Tab', 'h', 'a', 'w', 'Enter');
  expect(focus).toContain('combobox, Town, Hawassa, has popup listbox, not expanded');
});

test('Tab in a combobox takes the result and reads what comes next', async () => {
  await render();
  const { focus } = await press('Tab', 'j', 'i', 'Tab');
  expect(focus).toContain('button, Clear town');
  expect(await swipeTo('combobox')).toContain('combobox, Town, Jimma');
});

test('A combobox without results does not announce an expanded list', async () => {
  await render();
  const { focus, option } = await press('Tab', 'x');
  expect(focus).toContain('combobox, Town, x, has popup listbox, not expanded');
  expect(option).toBeUndefined();
});

test('A combobox in Amharic announces names, results and their number in Amharic', async () => {
  await render(amharic);
  const { focus, option, news } = await press('Tab', 'ር', 'ባ');
  expect(focus).toContain('combobox, ከተማ, ርባ, has popup listbox, expanded, active descendant አርባ ምንጭ');
  expect(option).toBe('option, አርባ ምንጭ, not selected, position 1, set size 1');
  expect(news).toEqual(['polite: 4 ተገኝተዋል', 'polite: 1 ተገኝተዋል']);
});

test('The hint of an option is read with its name', async () => {
  await render({ options: [{ value: '1', label: 'Ayat Construction', hint: 'Bahir Dar' }] });
  expect((await press('Tab', 'a')).option).toContain('option, Ayat Construction Bahir Dar');
});

test('On a touch screen a tap on a result takes it, and a second tap on the field closes the list', async () => {
  await render();
  await swipeTo('combobox, Town');
  expect((await tap()).focus).toContain(', expanded');
  await swipeTo('listbox');
  await swipeTo('option, Jimma');
  expect((await tap()).focus).toContain('combobox, Town, Jimma, has popup listbox, not expanded');
  expect((await tap()).focus).toContain(', expanded');
  expect((await tap()).focus).toContain(', not expanded');
});
