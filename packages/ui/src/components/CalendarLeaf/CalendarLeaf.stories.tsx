import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './CalendarLeaf.guide.ts';
import { CalendarLeaf, type CalendarLeafProps } from './CalendarLeaf.tsx';

const meta = {
  title: 'Product/CalendarLeaf',
  component: CalendarLeaf,
  args: { month: 'Tahsas', day: 2 },
  parameters: { guide, ...inAmharic<CalendarLeafProps>({ month: 'ታኅሣሥ' }) },
} satisfies Meta<typeof CalendarLeaf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Past: Story = { args: { isPast: true } };
/** The month with the longest name. */
export const LongMonth: Story = {
  args: { month: 'Meskerem', day: 30 },
  parameters: inAmharic<CalendarLeafProps>({ month: 'መስከረም' }),
};
