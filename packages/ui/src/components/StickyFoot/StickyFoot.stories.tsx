import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './StickyFoot.guide.ts';
import { StickyFoot, type StickyFootProps } from './StickyFoot.tsx';

const meta = {
  title: 'Structure/StickyFoot',
  component: StickyFoot,
  args: {
    note: 'In these categories and regions',
    children: <Button>Save · about 9 tenders a day</Button>,
  },
  parameters: {
    guide,
    ...inAmharic<StickyFootProps>({
      note: 'በመረጧቸው ምድቦችና ክልሎች',
      children: <Button>ያስቀምጡ · በቀን 9 ጨረታ ገደማ</Button>,
    }),
  },
} satisfies Meta<typeof StickyFoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithNote: Story = {};
/** Stays in reach however long the form is. */
export const InReach: Story = {
  args: { isAboveBar: true },
  render: (args) => (
    <div>
      <div style={{ blockSize: '150vh' }}>
        <Text>Categories</Text>
      </div>
      <StickyFoot {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
