import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { trialBilling } from '../facts/billing.ts';
import { type MiniAppArgs, miniAppStory } from '../screen/MiniAppScreen.tsx';

const meta = {
  ...miniAppStory,
  tags: ['screen', '!autodocs'],
  title: 'Mini app/Plan and invoices',
  args: { path: '/plan/telegram' },
} satisfies Meta<MiniAppArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unpaid: Story = { args: { reader: 'unpaid' } };

export const Paid: Story = { args: { reader: 'paid' } };

export const OnTrial: Story = { args: { reader: 'trial', answers: { 'GET /client/invoice': trialBilling } } };

export const FirstLoad: Story = {
  args: { reader: 'paid', answers: { 'GET /client/invoice': 'never', 'GET /plans': 'never' } },
};

export const TooMany: Story = { args: { reader: 'paid', answers: { 'GET /client/invoice': refusal(429) } } };
