import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Text } from '../Text/Text.tsx';
import { guide } from './Badge.guide.ts';
import { Badge, type BadgeProps } from './Badge.tsx';

const meta = {
  title: 'Actions and text/Badge',
  component: Badge,
  args: { children: 'Construction' },
  parameters: { guide, ...inAmharic<BadgeProps>({ children: 'ግንባታ' }) },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Ink: Story = {
  args: { tone: 'ink', children: 'New' },
  parameters: inAmharic<BadgeProps>({ children: 'አዲስ' }),
};
export const Paid: Story = {
  args: { tone: 'positive', children: 'Paid' },
  parameters: inAmharic<BadgeProps>({ children: 'ተከፍሏል' }),
};
export const Unpaid: Story = {
  args: { tone: 'saffron', children: 'Unpaid' },
  parameters: inAmharic<BadgeProps>({ children: 'አልተከፈለም' }),
};
export const Failed: Story = {
  args: { tone: 'negative', children: 'Failed' },
  parameters: inAmharic<BadgeProps>({ children: 'አልተሳካም' }),
};
export const LongWords: Story = {
  args: { children: 'Information technology, telecommunication and office equipment maintenance' },
  parameters: inAmharic<BadgeProps>({ children: 'የኢንፎርሜሽን ቴክኖሎጂ፣ የቴሌኮሙኒኬሽንና የቢሮ ዕቃዎች ጥገና አገልግሎት' }),
};
/** Aligned with the middle of its line. */
export const InALine: Story = {
  render: (_, { globals }) =>
    globals.locale === 'am' ? (
      <Text>
        የጥቅምት ክፍያ <Badge tone="positive">ተከፍሏል</Badge> በኅዳር 12
      </Text>
    ) : (
      <Text>
        The payment of October <Badge tone="positive">Paid</Badge> on 12 Hidar
      </Text>
    ),
};
