import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { Link } from '../Link/Link.tsx';
import { guide } from './LockedContent.guide.ts';
import { LockedContent, type LockedContentProps } from './LockedContent.tsx';

const link = (words: string) => (
  <Link href="#login" look="button">
    {words}
  </Link>
);
const amharic: Partial<LockedContentProps> = {
  snippet: 'ጊቤ ሸለቆ ዩኒቨርሲቲ በምዕራብ አርሲ ዞን ለሚገኙ የሥራ ክፍሎቹ የእጅ መሣሪያዎችና የወርክሾፕ ዕቃዎች አወዳድሮ ለመግዛት ይፈልጋል።',
  prompt: 'ሙሉውን ማስታወቂያ ለማንበብ ይግቡ ወይም ይመዝገቡ',
  benefit: 'ሲመዘገቡ የእያንዳንዱን ጨረታ መዝጊያ ቀን፣ ዋጋና ሙሉ ጽሑፍ ያያሉ።',
  price: 'ለ3 ወራት ከ980 ብር ጀምሮ፣ ተ.እ.ታ.ን ጨምሮ',
  action: link('ይግቡ'),
};

const meta = {
  title: 'Product/LockedContent',
  component: LockedContent,
  args: {
    snippet: 'Gibe Valley University invites eligible bidders for the supply of hand tools and workshop equipment.',
    prompt: 'Log in or register to read the full notice',
    benefit: 'A subscription shows closing dates, prices and the full text of every tender.',
    price: 'From 980 birr for 3 months, VAT included',
    action: link('Log In'),
  },
  parameters: { guide, ...inAmharic<LockedContentProps>(amharic) },
} satisfies Meta<typeof LockedContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.prompt })).toContainElement(
      canvas.getByRole('link', { name: 'Log In' }),
    );
  },
};
export const SubscriptionEnded: Story = {
  args: {
    prompt: 'Your subscription has ended',
    price: '1 Year, 2,360 birr, VAT included',
    action: link('Pay'),
  },
  parameters: inAmharic<LockedContentProps>({
    ...amharic,
    prompt: 'የምዝገባ ጊዜዎ አብቅቷል',
    price: '1 ዓመት፣ 2,360 ብር፣ ተ.እ.ታ.ን ጨምሮ',
    action: link('ይክፈሉ'),
  }),
};
export const NoSnippet: Story = {
  args: { snippet: '' },
  parameters: inAmharic<LockedContentProps>({ ...amharic, snippet: '' }),
};
export const LongWords: Story = {
  args: { snippet: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(6), price: '999,999,999 birr '.repeat(4) },
  parameters: inAmharic<LockedContentProps>({ snippet: longWord.repeat(8), price: '999,999,999 ብር '.repeat(4) }),
};
