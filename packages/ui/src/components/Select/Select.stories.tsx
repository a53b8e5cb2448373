import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { playedInFrame } from '../../workshop/in-frame.ts';
import { activeOption } from '../OptionList/active-option.fixture.ts';
import * as words from './Select.fixture.ts';
import { guide } from './Select.guide.ts';
import { Select, type SelectProps } from './Select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Region',
    all: 'All regions',
    empty: 'There are no regions',
    name: 'region_id',
    options: words.optionsOf(words.regions),
    onChange: fn(),
  },
  parameters: { guide, ...inAmharic<SelectProps>(words.amharic) },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Region' });

export const All: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    await expect(field(canvas)).toHaveTextContent('All regions');
    await userEvent.click(field(canvas));
    const list = await canvas.findByRole('listbox', { name: 'Region' });
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(200);
    await expect(canvas.getByRole('option', { name: 'All regions' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('option', { name: 'Amhara' }));
    await expect(args.onChange).toHaveBeenCalledWith('3');
    await expect(field(canvas)).toHaveTextContent('Amhara');
    await expect(field(canvas)).toHaveFocus();
    await expect(canvasElement.querySelector('[name=region_id]')).toHaveValue('3');
  },
};
/** Keys skip headings, and the first option of a group is shown with its heading. */
export const Grouped: Story = {
  args: { options: words.grouped },
  parameters: { ...playedInFrame, ...inAmharic<SelectProps>({ ...words.amharic, options: words.groupedInAmharic }) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(activeOption(field(canvas))).toBe('Addis Ababa');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(activeOption(field(canvas))).toBe('Afar');
    await userEvent.keyboard('r');
    await expect(activeOption(field(canvas))).toBe('Afar');
    await userEvent.keyboard('{End}{ArrowUp>5/}');
    await expect(activeOption(field(canvas))).toBe('Afar');
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    const heading = canvas.getByText('Regional states').getBoundingClientRect();
    await expect(heading.top).toBeGreaterThanOrEqual(list.top);
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeOption(field(canvas))).toBe('All regions');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(activeOption(field(canvas))).toBe('Afar');
    await userEvent.keyboard('{End}');
    await expect(activeOption(field(canvas))).toBe('Oromia');
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowUp}');
    await expect(activeOption(field(canvas))).toBe('All regions');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(field(canvas)).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' {PageDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('8');
    await userEvent.keyboard('{Enter}{ArrowUp}{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith('7');
    await expect(field(canvas)).not.toHaveFocus();
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false');
  },
};
export const TypeAhead: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('am');
    await expect(activeOption(field(canvas))).toBe('Amhara');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(activeOption(field(canvas))).toBe('Addis Ababa');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('1');
  },
};
export const ClosedByPressBeside: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(field(canvas));
    await canvas.findByRole('listbox');
    await userEvent.click(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await userEvent.click(field(canvas));
    await canvas.findByRole('listbox');
    await userEvent.click(field(canvas));
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Open: Story = {
  args: { defaultValue: '4' },
  parameters: playedInFrame,
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
  },
};
const withoutAllOption: NonNullable<Story['render']> = ({ all: _, ...args }) => <Select {...args} />;

/** In a form: nothing is preselected. */
export const Unchosen: Story = {
  render: withoutAllOption,
  args: { placeholder: 'Choose a region' },
  parameters: inAmharic<SelectProps>({ ...words.withoutAll, placeholder: 'ክልል ይምረጡ' }),
};
export const WithError: Story = {
  render: withoutAllOption,
  args: { placeholder: 'Choose a region', error: 'Choose a region.', errorTiming: 'atOnce' },
  parameters: inAmharic<SelectProps>({ ...words.withoutAll, placeholder: 'ክልል ይምረጡ', error: 'ክልል ይምረጡ።' }),
};
export const Loading: Story = {
  args: { loading: 'Regions are loading' },
  parameters: { ...playedInFrame, ...inAmharic<SelectProps>({ ...words.amharic, loading: 'ክልሎች በመጫን ላይ ናቸው' }) },
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await waitFor(() => expect(canvas.getByText('Regions are loading', { selector: 'p' })).toBeVisible());
  },
};
export const NoOptions: Story = {
  render: withoutAllOption,
  args: { options: [], placeholder: 'Choose a region' },
  parameters: {
    ...playedInFrame,
    ...inAmharic<SelectProps>({ ...words.withoutAll, options: [], placeholder: 'ክልል ይምረጡ' }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    await waitFor(() => expect(canvas.getByText('There are no regions', { selector: 'p' })).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('There are no regions');
  },
};
export const Hundreds: Story = {
  args: { options: words.optionsOf(words.companies('Company', 300)), defaultValue: '250' },
  parameters: { ...playedInFrame, ...inAmharic<SelectProps>({ ...words.amharic, options: words.hundredsInAmharic }) },
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas));
    const chosen = await canvas.findByRole('option', { name: 'Company 250' });
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(chosen.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.top);
    await expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1);
  },
};
export const LongNames: Story = {
  args: { options: words.optionsOf(words.longNames), defaultValue: '1' },
  parameters: inAmharic<SelectProps>({
    ...words.amharic,
    options: words.optionsOf(words.amharicLongNames),
  }),
};
