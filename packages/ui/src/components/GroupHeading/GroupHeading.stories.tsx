import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './GroupHeading.guide.ts';
import { GroupHeading, type GroupHeadingProps } from './GroupHeading.tsx';

const meta = {
  title: 'Product/GroupHeading',
  component: GroupHeading,
  args: { label: 'Yesterday · 41', notes: ['Tue 24 Nov', '15 Hedar'] },
  parameters: {
    guide,
    ...inAmharic<GroupHeadingProps>({ label: 'ትናንት · 41', notes: ['ማክሰኞ፣ ኅዳር 15', 'ኖቬምበር 24'] }),
  },
} satisfies Meta<typeof GroupHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const New: Story = {
  args: { label: 'New since yesterday 6:00 pm · 23', notes: ['Wed 25 Nov', '16 Hedar'] },
  parameters: inAmharic<GroupHeadingProps>({
    label: 'ትናንት ከምሽቱ 12:00 ሰዓት ጀምሮ አዲስ · 23',
    notes: ['ረቡዕ፣ ኅዳር 16', 'ኖቬምበር 25'],
  }),
};
/** The least important note disappears first, and the height stays the same. */
export const LittleRoom: Story = {
  args: { label: 'New since yesterday 6:00 pm · 23', notes: ['Wed 25 Nov', '16 Hedar'] },
  parameters: inAmharic<GroupHeadingProps>({
    label: 'ትናንት ከምሽቱ 12:00 ሰዓት ጀምሮ አዲስ · 23',
    notes: ['ረቡዕ፣ ኅዳር 16', 'ኖቬምበር 25'],
  }),
  decorators: [(Story) => <div style={{ maxWidth: '18rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('heading').parentElement?.getBoundingClientRect() ?? {};
    await expect(height).toBe(32);
  },
};
export const WithoutNotes: Story = {
  render: ({ label }) => <GroupHeading label={label} />,
};
