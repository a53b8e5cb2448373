import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bellIcon, bookmarkIcon, listIcon } from '../../icons.ts';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './PointList.guide.ts';
import { PointList, type PointListProps } from './PointList.tsx';

const meta = {
  title: 'Product/PointList',
  component: PointList,
  args: {
    points: [
      { icon: bellIcon, title: 'Daily alerts', text: 'By email, SMS and Telegram, for what you choose.' },
      { icon: listIcon, title: 'From all over Ethiopia', text: 'From every region, with source and date.' },
      { icon: bookmarkIcon, title: 'Saving tenders', text: 'Put aside what you want to bid for.' },
    ],
  },
  parameters: {
    guide,
    ...inAmharic<PointListProps>({
      points: [
        { icon: bellIcon, title: 'ዕለታዊ ማንቂያ', text: 'በኢሜይል፣ በአጭር መልእክትና በቴሌግራም።' },
        { icon: listIcon, title: 'ከመላው ኢትዮጵያ', text: 'ከሁሉም ክልሎች፣ ከምንጩና ከቀኑ ጋር።' },
        { icon: bookmarkIcon, title: 'ጨረታ ማስቀመጥ', text: 'ሊወዳደሩባቸው የሚፈልጓቸውን ያስቀምጡ።' },
      ],
    }),
  },
} satisfies Meta<typeof PointList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Points: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.points.length);
  },
};
