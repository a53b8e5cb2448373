import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Columns.guide.ts';
import { Columns, type ColumnsProps } from './Columns.tsx';

const two = (title: string, text: string) => (
  <>
    <Heading level={2}>{title}</Heading>
    <Text>{text}</Text>
  </>
);

const meta = {
  title: 'Structure/Columns',
  component: Columns,
  args: { children: two('Questions', 'How do I pay? By wallet, by card or by bank transfer.') },
  parameters: {
    guide,
    ...inAmharic<ColumnsProps>({ children: two('ጥያቄዎች', 'እንዴት ልክፈል? በሞባይል ገንዘብ፣ በካርድ ወይም በባንክ ዝውውር።') }),
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Even: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toBeVisible();
  },
};
export const NarrowFirst: Story = { args: { split: 'narrow-first' } };
export const Alone: Story = {
  args: { children: <Text>How do I pay?</Text> },
  parameters: inAmharic<ColumnsProps>({ children: <Text>እንዴት ልክፈል?</Text> }),
};
