import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './OnlyOn.guide.ts';
import { OnlyOn, type OnlyOnProps } from './OnlyOn.tsx';

const meta = {
  title: 'Structure/OnlyOn',
  component: OnlyOn,
  args: { medium: 'screen', children: <Button>Print</Button> },
  parameters: { guide, ...inAmharic<OnlyOnProps>({ children: <Button>ያትሙ</Button> }) },
} satisfies Meta<typeof OnlyOn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Screen: Story = {};

/** Renders nothing on touch-only devices. */
export const Desk: Story = {
  args: { medium: 'desk', children: <Button>Keyboard shortcuts</Button> },
  parameters: inAmharic<OnlyOnProps>({ children: <Button>የቁልፍ ሰሌዳ አቋራጮች</Button> }),
};

/** Visible only in print. */
export const Paper: Story = {
  args: { medium: 'paper', children: 'Read it on Awaj: https://awaj.et/tender/1' },
  parameters: inAmharic<OnlyOnProps>({ children: 'ይህ ማስታወቂያ በአዋጅ ላይ፦ https://awaj.et/tender/1' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/awaj\.et/)).not.toBeVisible();
  },
};
