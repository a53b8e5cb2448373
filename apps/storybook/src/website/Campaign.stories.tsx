import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Campaign',
  args: { path: '/trial/demo-trial' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Trial: Story = {};

export const Free: Story = { args: { path: '/free/demo-trial', answers: { 'GET /api/name/{freeId}': { name: '' } } } };

export const TrialGone: Story = { args: { answers: { 'GET /api/name/{freeId}': refusal(410) } } };

export const TrialBegun: Story = { args: { path: '/confirmation', reader: 'trial' } };

export const WithoutTrial: Story = { args: { path: '/confirmation', reader: 'paid' } };

export const TrialForVisitor: Story = { args: { path: '/confirmation' } };

export const Discount: Story = { args: { path: '/discount/demo-discount' } };

export const DiscountGone: Story = {
  args: { path: '/discount/demo-discount', answers: { 'GET /api/discount/plans/{discountId}': refusal(410) } },
};
