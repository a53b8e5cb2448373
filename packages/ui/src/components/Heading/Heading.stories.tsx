import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { guide } from './Heading.guide.ts';
import { Heading, type HeadingProps } from './Heading.tsx';

const meta = {
  title: 'Actions and text/Heading',
  component: Heading,
  args: { level: 1, children: 'Tenders from all over Ethiopia' },
  parameters: { guide, ...inAmharic<HeadingProps>({ children: 'ከመላው ኢትዮጵያ የወጡ ጨረታዎች' }) },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Section: Story = { args: { level: 2 } };
export const Part: Story = { args: { level: 3 } };
export const Detail: Story = { args: { level: 4 } };
export const Hero: Story = { args: { size: 'xxl', align: 'center' } };
export const Small: Story = { args: { size: 's' } };
const longTitle =
  'Procurement of hand tools, workshop equipment, paint and finishing materials by national open bidding. ';
const longTitleInAmharic = 'የእጅ መሣሪያዎችና የወርክሾፕ ዕቃዎች እንዲሁም ቀለምና የማጠናቀቂያ ዕቃዎች ግዥ ብሔራዊ ግልጽ ጨረታ። ';
export const AtMostThreeLines: Story = {
  args: { clamp: 'three', children: longTitle.repeat(4) },
  parameters: inAmharic<HeadingProps>({ children: longTitleInAmharic.repeat(4) }),
};
export const OneLine: Story = { ...AtMostThreeLines, args: { clamp: 'one', children: longTitle.repeat(4) } };
export const VeryLongWord: Story = {
  args: { children: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3) },
  parameters: inAmharic<HeadingProps>({ children: longWord.repeat(3) }),
};
