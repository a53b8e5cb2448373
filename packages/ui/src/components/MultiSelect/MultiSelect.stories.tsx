import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { playedInFrame } from '../../workshop/in-frame.ts';
import { activeOption } from '../OptionList/active-option.fixture.ts';
import { grouped, groupedInAmharic } from '../Select/Select.fixture.ts';
import { amharic, english, optionsOf } from './MultiSelect.fixture.ts';
import { guide } from './MultiSelect.guide.ts';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  args: {
    ...english,
    name: 'category_id',
    onChange: fn(),
  },
  parameters: { guide, ...inAmharic<MultiSelectProps>(amharic) },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Categories' });
const listed = (canvas: Canvas) => canvas.getAllByRole('option').map((option) => option.textContent);

export const Empty: Story = {};
export const FilteredByName: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    await userEvent.click(field(canvas));
    await expect((await canvas.findByRole('listbox')).getBoundingClientRect().height).toBeLessThanOrEqual(200);
    await userEvent.keyboard('CONSTR');
    await expect(listed(canvas)).toEqual(['Building construction', 'Road construction']);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 found');
    await userEvent.click(canvas.getByRole('option', { name: 'Road construction' }));
    await expect(args.onChange).toHaveBeenCalledWith(['6']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Road construction is chosen');
    await expect(field(canvas)).toHaveValue('');
    await expect(field(canvas)).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { name: 'Road construction' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvasElement.querySelector('[name=category_id]')).toHaveValue('6');
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeOption(field(canvas))).toBe('Agriculture');
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['5']);
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['5', '1']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['5']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('roa{Enter}{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['5', '6']);
    await expect(field(canvas)).toHaveFocus();
  },
};
export const Grouped: Story = {
  args: { label: 'Regions', options: grouped },
  parameters: {
    ...playedInFrame,
    ...inAmharic<MultiSelectProps>({ ...amharic, label: 'ክልሎች', options: groupedInAmharic }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(['3']);
    await expect(canvas.getByRole('group', { name: 'Regional states' })).toBeVisible();
  },
};
/** Backspace removes the last choice only when the text is empty. */
export const Backspace: Story = {
  args: { defaultValue: ['2', '5'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(field(canvas));
    await userEvent.keyboard('r{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenCalledWith(['2']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Furniture is taken out');
  },
};
export const Removed: Story = {
  args: { defaultValue: ['2', '5'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Building construction' }));
    await expect(args.onChange).toHaveBeenCalledWith(['5']);
    await expect(field(canvas)).toHaveFocus();
  },
};
export const NothingFound: Story = {
  parameters: playedInFrame,
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await userEvent.keyboard('xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No category has that name');
    await expect(canvas.getByText('No category has that name', { selector: 'p' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('z');
  },
};
/** The caller's own matching knows that these letters sound alike. */
export const MatchedByCaller: Story = {
  args: { matches: (name, text) => name.replaceAll('ሕ', 'ህ').includes(text.replaceAll('ሕ', 'ህ')), ...amharic },
  globals: { locale: 'am' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('ህንፃ');
    await expect(await canvas.findByRole('option')).toHaveTextContent('የሕንፃ ግንባታ');
  },
};
export const Loading: Story = {
  args: { loading: 'Categories are loading', options: [] },
  parameters: {
    ...playedInFrame,
    ...inAmharic<MultiSelectProps>({ ...amharic, options: [], loading: 'ምድቦች በመጫን ላይ ናቸው' }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await waitFor(() => expect(canvas.getByText('Categories are loading', { selector: 'p' })).toBeVisible());
  },
};
export const WithError: Story = {
  args: { error: 'Choose at least one category.', errorTiming: 'atOnce' },
  parameters: inAmharic<MultiSelectProps>({ ...amharic, error: 'ቢያንስ አንድ ምድብ ይምረጡ።' }),
};
const many = Array.from({ length: 400 }, (_, place) => `Company ${place + 1}`);
export const Hundreds: Story = {
  args: { options: optionsOf(many), defaultValue: Array.from({ length: 30 }, (_, place) => `${place * 7 + 1}`) },
  parameters: inAmharic<MultiSelectProps>({
    ...amharic,
    options: optionsOf(many.map((name) => name.replace('Company', 'ድርጅት'))),
  }),
};
/** The last line has room to type even if a choice fills it. */
export const LongNames: Story = {
  args: {
    options: optionsOf(['Electric-Power-Substation-Construction-and-Rehabilitation-Directorate', '<b>Bold</b>']),
    defaultValue: ['1', '2'],
  },
  parameters: inAmharic<MultiSelectProps>({
    ...amharic,
    options: optionsOf(['የሕንፃ ግንባታ፣ የመንገድ፣ የድልድይና የባቡር መስመር መሠረተ ልማት እድሳትና ጥገና ሥራዎች', '<b>ግብርና</b>']),
  }),
  play: async ({ canvas }) => {
    const chips = canvas.getAllByRole('button');
    const last = chips.at(-1)?.getBoundingClientRect();
    await expect(canvas.getByRole('combobox').getBoundingClientRect().top).toBeLessThan(last?.bottom ?? 0);
  },
};
