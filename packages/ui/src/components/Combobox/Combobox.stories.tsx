import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { playedInFrame } from '../../workshop/in-frame.ts';
import { activeOption } from '../OptionList/active-option.fixture.ts';
import {
  companies,
  grouped,
  groupedInAmharic,
  hundredsInAmharic,
  optionsOf,
  withHints,
  withHintsInAmharic,
} from '../Select/Select.fixture.ts';
import { amharic, english } from './Combobox.fixture.ts';
import { guide } from './Combobox.guide.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { ...english, name: 'town_id', onChange: fn() },
  parameters: { guide, ...inAmharic<ComboboxProps>(amharic) },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Town' });
const listed = (canvas: Canvas) => canvas.getAllByRole('option').map((option) => option.textContent);

export const Empty: Story = {};
export const Chosen: Story = {
  args: { defaultValue: '5' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveValue('Debre Markos');
  },
};
export const FoundByName: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    await userEvent.click(field(canvas));
    await expect((await canvas.findByRole('listbox')).getBoundingClientRect().height).toBeLessThanOrEqual(200);
    await userEvent.keyboard('DAR');
    await expect(listed(canvas)).toEqual(['Bahir Dar']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 found');
    await userEvent.click(canvas.getByRole('option', { name: 'Bahir Dar' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('3');
    await expect(field(canvas)).toHaveValue('Bahir Dar');
    await expect(field(canvas)).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvasElement.querySelector('[name=town_id]')).toHaveValue('3');
  },
};
export const Keyboard: Story = {
  args: { defaultValue: '2' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeOption(field(canvas))).toBe('Arba Minch');
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('7');
    await expect(field(canvas)).toHaveValue('Hawassa');
    await userEvent.clear(field(canvas));
    await userEvent.keyboard('dire');
    await expect(activeOption(field(canvas))).toBe('Dire Dawa');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('6');
    await expect(field(canvas)).not.toHaveFocus();
  },
};
/** A partly typed name is cleared on leaving. A complete name is taken, in any spelling. */
export const Left: Story = {
  args: { defaultValue: '1' },
  play: async ({ canvas, args, canvasElement }) => {
    await userEvent.type(field(canvas), ' Mi');
    await userEvent.click(canvasElement);
    await expect(field(canvas)).toHaveValue('Adama');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(field(canvas));
    await userEvent.keyboard('jimma ');
    await userEvent.click(canvasElement);
    await expect(field(canvas)).toHaveValue('Jimma');
    await expect(args.onChange).toHaveBeenLastCalledWith('8');
  },
};
export const TakenBack: Story = {
  args: { defaultValue: '1' },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), 'x{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field(canvas)).toHaveValue('x');
    await userEvent.keyboard('{Escape}');
    await expect(field(canvas)).toHaveValue('Adama');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Cleared: Story = {
  args: { defaultValue: '1' },
  play: async ({ canvas, args, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear town' }));
    await expect(args.onChange).toHaveBeenCalledWith('');
    await expect(field(canvas)).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(canvasElement);
    await expect(field(canvas)).toHaveValue('');
    await expect(canvasElement.querySelector('[name=town_id]')).toHaveValue('');
  },
};
export const NothingFound: Story = {
  parameters: playedInFrame,
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No town has that name');
    await expect(canvas.getByText('No town has that name', { selector: 'p' })).toBeVisible();
  },
};
/** Results are shown under the headings of their groups. */
export const Grouped: Story = {
  args: { label: 'Region', placeholder: 'Find a region', options: grouped },
  parameters: {
    ...playedInFrame,
    ...inAmharic<ComboboxProps>({ label: 'ክልል', placeholder: 'ክልል ይፈልጉ', options: groupedInAmharic }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'dire');
    await expect(await canvas.findByRole('group', { name: 'Cities' })).toHaveTextContent('Dire Dawa');
    await expect(canvas.queryByRole('group', { name: 'Regional states' })).toBeNull();
  },
};
/** A hint tells two companies of the same name apart. Typing the full name chooses neither. */
export const WithHints: Story = {
  args: { label: 'Company', placeholder: 'Find a company', options: withHints },
  parameters: {
    ...playedInFrame,
    ...inAmharic<ComboboxProps>({ label: 'ድርጅት', placeholder: 'ድርጅት ይፈልጉ', options: withHintsInAmharic }),
  },
  play: async ({ canvas, canvasElement, args }) => {
    const company = canvas.getByRole('combobox', { name: 'Company' });
    await userEvent.type(company, 'ayat construction');
    await userEvent.click(canvasElement);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(company, 'ayat');
    await userEvent.click(canvas.getByRole('option', { name: 'Ayat Construction Bahir Dar' }));
    await expect(args.onChange).toHaveBeenCalledWith('2');
    await expect(company).toHaveValue('Ayat Construction');
  },
};
/** The caller's own matching knows that these letters sound alike. */
export const MatchedByCaller: Story = {
  args: { ...amharic, matches: (name, text) => name.replaceAll('ሐ', 'ሀ').includes(text.replaceAll('ሐ', 'ሀ')) },
  globals: { locale: 'am' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ሀዋሳ');
    await expect(await canvas.findByRole('option')).toHaveTextContent('ሐዋሳ');
  },
};
export const Loading: Story = {
  args: { loading: 'Towns are loading', options: [] },
  parameters: { ...playedInFrame, ...inAmharic<ComboboxProps>({ options: [], loading: 'ከተሞች በመጫን ላይ ናቸው' }) },
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await waitFor(() => expect(canvas.getByText('Towns are loading', { selector: 'p' })).toBeVisible());
  },
};
export const WithError: Story = {
  args: { error: 'Choose a town.', errorTiming: 'atOnce' },
  parameters: inAmharic<ComboboxProps>({ error: 'ከተማ ይምረጡ።' }),
};
export const Hundreds: Story = {
  args: { options: optionsOf(companies('Company', 300)), defaultValue: '250' },
  parameters: { ...playedInFrame, ...inAmharic<ComboboxProps>({ options: hundredsInAmharic }) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const chosen = await canvas.findByRole('option', { name: 'Company 250' });
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(chosen.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.top);
  },
};
export const LongNames: Story = {
  args: { options: optionsOf(['Pneumonoultramicroscopicsilico'.repeat(3), '<b>Jimma</b>']), defaultValue: '1' },
  parameters: {
    ...playedInFrame,
    ...inAmharic<ComboboxProps>({ options: optionsOf([longWord.repeat(4), '<b>ጅማ</b>']) }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
  },
};
