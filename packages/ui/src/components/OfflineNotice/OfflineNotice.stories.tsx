import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Link } from '../Link/Link.tsx';
import { guide } from './OfflineNotice.guide.ts';
import { OfflineNotice, type OfflineNoticeProps } from './OfflineNotice.tsx';

const toSaved = (words: string) => (
  <Link href="#saved" look="button">
    {words}
  </Link>
);

const meta = {
  title: 'Structure/OfflineNotice',
  component: OfflineNotice,
  args: { title: 'You are offline', text: 'Tenders you saved can still be read. New ones come when you are back.' },
  parameters: {
    guide,
    ...inAmharic<OfflineNoticeProps>({
      title: 'የኢንተርኔት ግንኙነት የለም',
      text: 'ያስቀመጧቸውን ጨረታዎች አሁንም ማንበብ ይችላሉ። አዲሶቹ ግንኙነትዎ ሲመለስ ይመጣሉ።',
    }),
  },
} satisfies Meta<typeof OfflineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InAList: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('can still be read');
  },
};
export const WithAWayOut: Story = {
  args: { level: 1, action: toSaved('Saved tenders') },
  parameters: inAmharic<OfflineNoticeProps>({ action: toSaved('የተቀመጡ ጨረታዎች') }),
};
