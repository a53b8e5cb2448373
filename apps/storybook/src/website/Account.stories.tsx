import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Account',
  args: { path: '/myaccount', reader: 'paid' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Personal: Story = {};

export const Unverified: Story = { args: { reader: 'unpaid' } };

export const Company: Story = { args: { path: '/myaccount?tab=company' } };

export const Security: Story = { args: { path: '/myaccount?tab=security' } };

export const Loading: Story = { args: { answers: { 'GET /client/user-info': 'never' } } };

export const TooMany: Story = { args: { answers: { 'GET /client/user-info': refusal(429) } } };
