import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { Link } from '../Link/Link.tsx';
import { guide } from './Hero.guide.ts';
import { Hero, type HeroProps } from './Hero.tsx';

const links = (first: string, second: string) => (
  <>
    <Link href="#signup" look="button">
      {first}
    </Link>
    <Link href="#tenders" look="quietButton">
      {second}
    </Link>
  </>
);

const meta = {
  title: 'Product/Hero',
  component: Hero,
  args: {
    title: 'Tenders from all over Ethiopia',
    text: 'Collected every day from newspapers, magazines and organisations, in four languages. Search them, save them, and get alerts by email, SMS and Telegram.',
    actions: links('Signup', 'View Tenders'),
    note: '24/7 support: +251 900 000 000',
  },
  parameters: {
    guide,
    ...inAmharic<HeroProps>({
      title: 'ከመላው ኢትዮጵያ የወጡ ጨረታዎች',
      text: 'ከጋዜጦች፣ ከመጽሔቶችና ከድርጅቶች በየዕለቱ በአራት ቋንቋዎች የሚሰበሰቡ። ይፈልጉ፣ ያስቀምጡ፣ በኢሜይል፣ በኤስኤምኤስና በቴሌግራም ማንቂያ ይድረስዎ።',
      actions: links('ይመዝገቡ', 'ጨረታዎችን ይመልከቱ'),
      note: 'የ24/7 ድጋፍ፦ +251 900 000 000',
    }),
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const OnlyWords: Story = {
  args: { actions: null, note: null },
  parameters: inAmharic<HeroProps>({ title: 'ከመላው ኢትዮጵያ የወጡ ጨረታዎች', text: 'በየዕለቱ።', actions: null, note: null }),
};
export const VeryLongWord: Story = {
  args: { title: 'Pneumonoultramicroscopicsilicovolcanoconiosis' },
  parameters: inAmharic<HeroProps>({ title: longWord.repeat(2) }),
};
