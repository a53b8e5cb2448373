import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './ChatMessage.guide.ts';
import { ChatMessage, type ChatMessageProps } from './ChatMessage.tsx';

const meta = {
  title: 'Product/ChatMessage',
  component: ChatMessage,
  args: {
    label: 'An alert of Awaj in Telegram',
    sender: 'Awaj',
    title: '9 new tenders for you',
    items: [
      { title: 'የአፈር ማዳበሪያና የእንስሳት መድኃኒት ግዥ', titleLanguage: 'am', text: 'Arsi Highlands · Oromia' },
      { title: 'Asphalt road and drainage, Lot 2', text: 'Bishoftu Town · Oromia' },
    ],
    more: 'and 7 more',
    time: '07:00',
    buttons: ['See all', 'Change alerts'],
  },
  parameters: {
    guide,
    ...inAmharic<ChatMessageProps>({
      label: 'የአዋጅ ማንቂያ በቴሌግራም',
      sender: 'አዋጅ',
      title: '9 አዳዲስ ጨረታዎች ለእርስዎ',
      items: [
        { title: 'የአፈር ማዳበሪያና የእንስሳት መድኃኒት ግዥ', text: 'አርሲ ሃይላንድስ · ኦሮሚያ' },
        { title: 'Asphalt road and drainage, Lot 2', titleLanguage: 'en', text: 'የቢሾፍቱ ከተማ · ኦሮሚያ' },
      ],
      more: 'ሌሎች 7',
      time: '1:00',
      buttons: ['ሁሉንም ይመልከቱ', 'ማንቂያ ይቀይሩ'],
    }),
  },
} satisfies Meta<typeof ChatMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alert: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('figure', { name: args.label })).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
};
