import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './FilterPills.guide.ts';
import { FilterPills, type FilterPillsProps } from './FilterPills.tsx';

const named = (...labels: string[]) => labels.map((label, place) => ({ id: String(place), label }));
const amharic = {
  label: 'የተመረጡ ማጣሪያዎች',
  filters: named('ክልል፦ ኦሮሚያ', 'ምድብ፦ ግንባታ', 'ሁኔታ፦ ክፍት'),
  words: { remove: 'ያስወግዱ፦', clear: 'ሁሉንም ያጽዱ' },
  result: '124 ጨረታዎች',
};

const meta = {
  title: 'Product/FilterPills',
  component: FilterPills,
  args: {
    label: 'Chosen filters',
    filters: named('Region: Oromia', 'Category: Construction', 'Status: Open'),
    words: { remove: 'Remove', clear: 'Clear all' },
    result: '124 tenders',
    onRemove: fn(),
    onClear: fn(),
  },
  parameters: { guide, ...inAmharic<FilterPillsProps>(amharic) },
} satisfies Meta<typeof FilterPills>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Category: Construction' }));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const One: Story = {
  args: { filters: named('Region: Oromia') },
  render: ({ onClear: _, ...args }) => <FilterPills {...args} />,
  parameters: inAmharic<FilterPillsProps>({ ...amharic, filters: named('ክልል፦ ኦሮሚያ') }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  },
};
/** Something else filters the list as well and is cleared with it. */
export const OneOfMore: Story = {
  args: { filters: named('Region: Oromia') },
  parameters: inAmharic<FilterPillsProps>({ ...amharic, filters: named('ክልል፦ ኦሮሚያ') }),
};
export const NoFilter: Story = {
  args: { filters: [], result: '5,000 tenders' },
  parameters: inAmharic<FilterPillsProps>({ ...amharic, filters: [], result: '5,000 ጨረታዎች' }),
};
export const NoResult: Story = {
  args: { result: 'No tenders' },
  parameters: inAmharic<FilterPillsProps>({ ...amharic, result: 'ምንም ጨረታ የለም' }),
};
const save = <Button tone="text">Save this search</Button>;
export const WithAnEnd: Story = { args: { end: save } };
export const HardToFit: Story = {
  args: { filters: named('Title: “<b>Pneumonoultramicroscopicsilicovolcanoconiosis</b>”'.repeat(2), 'العنوان: مضخة') },
  parameters: inAmharic<FilterPillsProps>({ filters: named(`ርዕስ፦ “<b>${longWord.repeat(4)}</b>”`, 'العنوان: مضخة') }),
};

function Removable(props: FilterPillsProps): ReactElement {
  const [filters, setFilters] = useState(props.filters);
  return (
    <FilterPills
      {...props}
      filters={filters}
      onClear={() => setFilters([])}
      onRemove={(id) => setFilters(filters.filter((filter) => filter.id !== id))}
      result={`${props.result} (${filters.length})`}
    />
  );
}
/** The focus is kept whichever pill is removed. */
export const RemovedByKeyboard: Story = {
  render: (args) => <Removable {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Status: Open' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Remove Region: Oromia' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('124 tenders (0)');
  },
};
