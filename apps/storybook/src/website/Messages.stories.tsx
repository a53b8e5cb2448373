import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Messages',
  args: { path: '/settings/messages', reader: 'paid' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const Unreached: Story = { args: { reader: 'unpaid' } };

export const None: Story = { args: { answers: { 'GET /client/deliveries': { deliveries: [] } } } };

export const Loading: Story = { args: { answers: { 'GET /client/deliveries': 'never' } } };

export const TooMany: Story = { args: { answers: { 'GET /client/deliveries': refusal(429) } } };
