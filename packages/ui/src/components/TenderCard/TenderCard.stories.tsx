import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Deadline } from '../Deadline/Deadline.tsx';
import { LockedValue } from '../LockedValue/LockedValue.tsx';
import { SaveButton } from '../SaveButton/SaveButton.tsx';
import { TenderCard, TenderCardSkeleton } from './TenderCard.tsx';

const meta = {
  component: TenderCard,
  args: {
    href: '#tender',
    title: 'Supply and installation of solar water pumps for twelve rural villages',
    status: { status: 'open', label: 'BIDDING OPEN' },
    age: '16 minutes ago',
    meta: 'Tekeze Basin Water Works Enterprise · Tigray · Water, Sanitation and Irrigation',
    deadline: <Deadline label="Closes in 3 days" urgency="soon" />,
    sources: 'Addis Zemen +2',
  },
} satisfies Meta<typeof TenderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Subscriber: Story = {
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article');
    await expect(within(card).getByRole('link', { name: args.title })).toHaveAttribute('href', '#tender');
    await expect(within(card).getAllByRole('link')).toHaveLength(1);
  },
};
export const Visitor: Story = { args: { deadline: <LockedValue label="Login or Subscribe" />, sources: '' } };
export const LastDay: Story = { args: { deadline: <Deadline label="Closes today" urgency="high" /> } };
export const Closed: Story = {
  args: {
    status: { status: 'closed', label: 'BIDDING CLOSED' },
    deadline: <Deadline label="Closed" urgency="past" />,
  },
};
export const Amharic: Story = {
  args: {
    title: 'በ2019 በጀት ዓመት የእጅ መሣሪያዎችና የወርክሾፕ ዕቃዎች እንዲሁም ቀለምና የማጠናቀቂያ ዕቃዎች ግዥ ብሔራዊ ግልጽ ጨረታ',
    status: { status: 'open', label: 'ጨረታው ክፍት ነው' },
    age: 'ከ16 ደቂቃ በፊት',
    meta: 'ጊቤ ሸለቆ ዩኒቨርሲቲ · ኦሮሚያ · የግንባታ ዕቃዎች',
    deadline: <Deadline label="በ3 ቀናት ውስጥ ይዘጋል" urgency="soon" />,
    sources: 'አዲስ ዘመን +2',
  },
  globals: { locale: 'am' },
};
export const VeryLongWord: Story = { args: { title: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4) } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Telegram: Story = { globals: { theme: 'telegram' } };
export const TelegramDark: Story = { globals: { theme: 'telegram-dark' } };
const save = <SaveButton isSaved={false} labels={{ save: 'Save', saved: 'Saved' }} subject="Solar water pumps" />;

export const CanBeSaved: Story = {
  args: { action: save },
  play: async ({ canvas }) => {
    const { left, top, width, height } = canvas.getByRole('button').getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(hit?.closest('button')).toBe(canvas.getByRole('button'));
  },
};
/** The skeleton is as tall as the card that takes its place, so that nothing below it moves. */
export const SkeletonBesideCard: Story = {
  render: (args) => (
    <div style={{ width: 'min(20rem, 100%)' }}>
      <TenderCard {...args} />
      <TenderCardSkeleton />
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const skeleton = card.nextElementSibling;
    await expect(skeleton?.getBoundingClientRect().height).toBeCloseTo(card.getBoundingClientRect().height, 0);
  },
};
export const Loading: Story = { render: () => <TenderCardSkeleton /> };
