import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { guide } from './OfferBanner.guide.ts';
import { OfferBanner, type OfferBannerProps } from './OfferBanner.tsx';

const plans = (words: string) => (
  <Link href="#plans" look="button">
    {words}
  </Link>
);

const meta = {
  title: 'Product/OfferBanner',
  component: OfferBanner,
  args: { title: 'See closing dates and full notices', text: 'From 197 birr a month', action: plans('See plans') },
  parameters: {
    guide,
    ...inAmharic<OfferBannerProps>({
      title: 'የመዝጊያ ቀንና ሙሉ ማስታወቂያ',
      text: 'በወር ከ197 ብር ጀምሮ',
      action: plans('ዋጋ ይመልከቱ'),
    }),
  },
} satisfies Meta<typeof OfferBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForVisitors: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See plans' })).toBeVisible();
  },
};
export const ForMembers: Story = {
  args: { text: '1 Year, 2,360 birr', action: <Button>Pay 2,360 birr</Button> },
  parameters: inAmharic<OfferBannerProps>({ text: '1 ዓመት፣ 2,360 ብር', action: <Button>2,360 ብር ይክፈሉ</Button> }),
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
