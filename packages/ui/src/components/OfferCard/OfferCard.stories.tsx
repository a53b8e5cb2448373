import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { Link } from '../Link/Link.tsx';
import { guide } from './OfferCard.guide.ts';
import { OfferCard, type OfferCardProps } from './OfferCard.tsx';

const button = (words: string) => (
  <Link href="#signup" look="button">
    {words}
  </Link>
);
const amharic: OfferCardProps = {
  title: 'ሙሉውን ማስታወቂያ ለማንበብ ደንበኛ ይሁኑ',
  benefits: ['የመዝጊያ ቀን በሁለቱም የቀን መቁጠሪያዎች', 'ሙሉ ማስታወቂያ፣ የሚጠየቁ ሰነዶችና ዋጋዎች', 'ማንቂያ በቴሌግራም፣ በአጭር መልእክትና በኢሜይል'],
  action: button('በዓመት 2,360 ብር ደንበኛ ይሁኑ'),
  notes: ['በወር 197 ብር · በ30 ቀን ውስጥ ገንዘብዎ ይመለሳል'],
};

const meta = {
  title: 'Product/OfferCard',
  component: OfferCard,
  args: {
    title: 'Subscribe to read the full notice',
    benefits: [
      'Closing date in both calendars, and how it was worked out',
      'Full notice, documents asked for, prices',
      'Alerts by Telegram, SMS and email',
    ],
    action: button('Subscribe for 2,360 birr a year'),
    notes: ['197 birr a month · 30-day money-back guarantee'],
  },
  parameters: { guide, ...inAmharic<OfferCardProps>(amharic) },
} satisfies Meta<typeof OfferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.title })).toContainElement(canvas.getByRole('link'));
  },
};
export const WithoutPrice: Story = {
  args: { action: button('Subscribe'), notes: [] },
  parameters: inAmharic<OfferCardProps>({ ...amharic, action: button('ደንበኛ ይሁኑ'), notes: [] }),
};
export const LongWords: Story = {
  args: { title: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3) },
  parameters: inAmharic<OfferCardProps>({ ...amharic, title: longWord.repeat(4) }),
};
