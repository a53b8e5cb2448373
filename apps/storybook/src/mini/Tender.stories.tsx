import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { hoursAway, now } from '../facts/clock.ts';
import { type MiniAppArgs, miniAppStory } from '../screen/MiniAppScreen.tsx';

const meta = {
  ...miniAppStory,
  tags: ['screen', '!autodocs'],
  title: 'Mini app/Tender',
  args: { path: '/tender/telegram/4960', reader: 'paid' },
} satisfies Meta<MiniAppArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const begun = (begunAt: number) => ({
  'pending-payment': JSON.stringify({ begunAt, isOutside: false, isTold: false }),
});

export const Paid: Story = {};

export const Unpaid: Story = { args: { reader: 'unpaid' } };

export const PaymentOnItsWay: Story = { args: { reader: 'unpaid', kept: begun(now.getTime()) } };

export const PaymentOverdue: Story = {
  args: { reader: 'unpaid', kept: begun(new Date(hoursAway(-1)).getTime()) },
};

/** Just after paying, before choosing preferences. */
export const JustPaid: Story = {
  args: {
    kept: { 'just-paid': 'yes' },
    answers: { 'GET /tender/categories': [], 'GET /tender/lang-reg': { languages: [], regions: [] } },
  },
};

export const Loading: Story = { args: { answers: { 'GET /telegram/tender/{id}': 'never' } } };

export const NotThere: Story = {
  args: { answers: { 'GET /telegram/tender/{id}': refusal(404, { message: 'tender_not_found' }) } },
};

export const TooMany: Story = { args: { answers: { 'GET /telegram/tender/{id}': refusal(429) } } };
