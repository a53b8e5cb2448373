import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './StatList.guide.ts';
import { StatList, type StatListProps } from './StatList.tsx';

const meta = {
  title: 'Product/StatList',
  component: StatList,
  args: {
    stats: [
      { value: '1,667', label: 'open tenders now' },
      { value: '41', label: 'added yesterday' },
      { value: '15', label: 'newspapers and sites' },
      { value: '14', label: 'regions and cities' },
    ],
  },
  parameters: {
    guide,
    ...inAmharic<StatListProps>({
      stats: [
        { value: '1,667', label: 'አሁን ክፍት የሆኑ ጨረታዎች' },
        { value: '41', label: 'ትናንት የወጡ' },
        { value: '15', label: 'ጋዜጦችና ድረ ገጾች' },
        { value: '14', label: 'ክልሎችና ከተሞች' },
      ],
    }),
  },
} satisfies Meta<typeof StatList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Numbers: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(args.stats.length);
  },
};
