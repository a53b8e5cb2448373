import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { guide } from './TickList.guide.ts';
import { TickList, type TickListProps } from './TickList.tsx';

const amharic = ['ሙሉ ማስታወቂያ፣ የሚጠየቁ ሰነዶችና ዋጋዎች', 'የመዝጊያ ቀን በሁለቱም የቀን መቁጠሪያዎች', 'ማንቂያ በቴሌግራም፣ በአጭር መልእክትና በኢሜይል'];

const meta = {
  title: 'Product/TickList',
  component: TickList,
  args: {
    points: [
      'Full notice, documents asked for, prices',
      'Closing date in both calendars, and how it was worked out',
      'Alerts by Telegram, SMS and email',
    ],
  },
  parameters: { guide, ...inAmharic<TickListProps>({ points: amharic }) },
} satisfies Meta<typeof TickList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Points: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(args.points);
  },
};
export const Small: Story = { args: { size: 's' } };
export const LongWords: Story = {
  args: { points: ['Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3)] },
  parameters: inAmharic<TickListProps>({ points: [longWord.repeat(4)] }),
};
