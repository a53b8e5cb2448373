import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './SearchBar.guide.ts';
import { SearchBar, type SearchBarProps } from './SearchBar.tsx';

const meta = {
  title: 'Forms/SearchBar',
  component: SearchBar,
  args: {
    action: '#tenders',
    name: 'q',
    labels: { field: 'Search tenders', clear: 'Clear', submit: 'Search' },
    placeholder: 'Construction, vehicles …',
  },
  parameters: {
    guide,
    ...inAmharic<SearchBarProps>({
      labels: { field: 'ጨረታዎችን ይፈልጉ', clear: 'ያጥፉ', submit: 'ይፈልጉ' },
      placeholder: 'ግንባታ፣ ተሽከርካሪ …',
    }),
  },
} satisfies Meta<typeof SearchBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: args.labels.field });
    await expect(field.closest('form')).toHaveAttribute('method', 'get');
    await userEvent.type(field, 'pumps');
    await expect(field).toHaveValue('pumps');
    await userEvent.clear(field);
  },
};
