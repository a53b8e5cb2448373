import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './SearchField.guide.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Typed({ value: initial, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState(initial);
  return <SearchField {...rest} onChange={setValue} value={value} />;
}

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: {
    value: '',
    onChange: () => {},
    labels: { field: 'Search tenders', clear: 'Clear' },
    placeholder: 'Title or company',
  },
  parameters: {
    guide,
    ...inAmharic<SearchFieldProps>({ labels: { field: 'ጨረታ ይፈልጉ', clear: 'ያጥፉ' }, placeholder: 'ርዕስ ወይም ድርጅት' }),
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('pumps');
    await expect(canvas.getByRole('searchbox', { name: 'Search tenders' })).toHaveValue('pumps');
  },
};
export const Cleared: Story = {
  args: { value: 'solar pumps' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const ClearedByKeyboard: Story = {
  args: { value: 'solar pumps' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
export const Filled: Story = { args: { value: 'የውኃ ፓምፕ solar pumps' } };
/** Longer than the field: the end can be reached, and the button stays visible. */
export const LongWords: Story = {
  args: { value: 'rehabilitation of the water supply network of the towns along the Addis Ababa to Djibouti railway' },
};
