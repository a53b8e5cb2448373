import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Typed({ value: initial, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState(initial);
  return <SearchField {...rest} onChange={setValue} value={value} />;
}

const meta = {
  component: SearchField,
  args: { value: '', onChange: () => {}, labels: { field: 'Search tenders', clear: 'Clear' }, placeholder: 'Title' },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Cleared: Story = {
  args: { value: 'solar pumps' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search tenders' })).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Filled: Story = { args: { value: 'solar pumps' } };
export const Amharic: Story = {
  args: { value: 'የውኃ ፓምፕ', labels: { field: 'ጨረታ ይፈልጉ', clear: 'አጥፋ' } },
  globals: { locale: 'am' },
};
