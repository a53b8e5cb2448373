import type { Meta, StoryObj } from '@storybook/react-vite';
import { LockedContent } from './LockedContent.tsx';

const meta = {
  component: LockedContent,
  args: {
    snippet: 'Gibe Valley University invites eligible bidders for the supply of hand tools and workshop equipment.',
    prompt: 'Log in or register to read the full notice',
    benefit: 'A subscription shows closing dates, prices and the full text of every tender.',
    price: 'From ETB 980.00 for 3 months, VAT included',
  },
} satisfies Meta<typeof LockedContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Amharic: Story = {
  args: {
    snippet: 'ጊቤ ሸለቆ ዩኒቨርሲቲ በምዕራብ አርሲ ዞን ለሚገኙ የሥራ ክፍሎቹ የእጅ መሣሪያዎችና የወርክሾፕ ዕቃዎች አወዳድሮ ለመግዛት ይፈልጋል።',
    prompt: 'ሙሉውን ማስታወቂያ ለማንበብ ይግቡ ወይም ይመዝገቡ',
    benefit: 'ሲመዘገቡ የእያንዳንዱን ጨረታ መዝጊያ ቀን፣ ዋጋና ሙሉ ጽሑፍ ያያሉ።',
    price: 'ለ3 ወራት ከብር 980.00 ጀምሮ፣ ተ.እ.ታ.ን ጨምሮ',
  },
  globals: { locale: 'am' },
};
