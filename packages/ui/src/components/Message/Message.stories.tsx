import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { alertIcon, searchIcon } from '../../icons.ts';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './Message.guide.ts';
import { Message, type MessageProps } from './Message.tsx';

const meta = {
  title: 'Structure/Message',
  component: Message,
  args: { title: 'No result', text: 'No tenders yet. Check back tomorrow.' },
  parameters: {
    guide,
    ...inAmharic<MessageProps>({ title: 'ምንም ውጤት የለም', text: 'እስካሁን እዚህ ምንም ጨረታ የለም። እባክዎ ቆይተው ይመለሱ።' }),
  },
} satisfies Meta<typeof Message>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WordsOnly: Story = {};
export const WithIcon: Story = { args: { icon: searchIcon } };
export const WithIllustration: Story = { args: { illustration: 'nothingFound' } };
export const Urgent: Story = {
  args: {
    icon: alertIcon,
    isUrgent: true,
    title: 'Couldn’t load more tenders.',
    text: 'We couldn’t reach Awaj. Check your connection and try again.',
    action: <Button>Try again</Button>,
  },
  parameters: inAmharic<MessageProps>({
    title: 'ቀጣዮቹ ጨረታዎች አልመጡም።',
    text: 'አዋጅን ማግኘት አልተቻለም። ግንኙነትዎን ያረጋግጡና እንደገና ይሞክሩ።',
    action: <Button>እንደገና ይሞክሩ</Button>,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load more tenders.');
  },
};
export const WholePage: Story = {
  args: { level: 1, illustration: 'welcome' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const LongWord: Story = {
  args: { title: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2), text: '<b>Not bold</b>' },
  parameters: inAmharic<MessageProps>({ title: longWord.repeat(3), text: '<b>ደማቅ ያልሆነ</b>' }),
};
