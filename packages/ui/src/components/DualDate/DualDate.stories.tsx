import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './DualDate.guide.ts';
import { DualDate, type DualDateProps } from './DualDate.tsx';

const meta = {
  title: 'Product/DualDate',
  component: DualDate,
  args: { at: new Date('2026-11-20T09:20:00Z'), main: '20 Nov 2026', other: '11 Hedar 2019 E.C.' },
  parameters: { guide, ...inAmharic<DualDateProps>({ main: 'ኅዳር 11 ቀን 2019 ዓ.ም.', other: 'ኖቬምበር 20 ቀን 2026 እ.ኤ.አ.' }) },
} satisfies Meta<typeof DualDate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 Nov 2026')).toHaveAttribute('datetime', '2026-11-20T09:20:00.000Z');
  },
};
export const DayAndHour: Story = {
  args: { main: 'Fri 20 Nov 2026, 12:20 pm', other: '11 Hedar 2019 E.C., 6:20 in the afternoon, Ethiopian clock' },
  parameters: inAmharic<DualDateProps>({
    main: 'ኅዳር 11 ቀን 2019 ዓ.ም. ከቀኑ 6:20',
    other: 'ኖቬምበር 20 ቀን 2026 እ.ኤ.አ.፣ 12:20 PM',
  }),
};
export const Inline: Story = { args: { layout: 'inline' } };
