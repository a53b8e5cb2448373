import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Reminders',
  args: { path: '/settings/reminders', reader: 'paid' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAddresses: Story = {};

export const WithoutAddresses: Story = { args: { reader: 'unpaid' } };

export const NothingSaved: Story = {
  args: { answers: { 'GET /client/feeds': { feeds: [] }, 'GET /client/saved-searches': { saved_searches: [] } } },
};

export const Loading: Story = { args: { answers: { 'GET /client/feeds': 'never', 'GET /client/reminders': 'never' } } };

export const TooMany: Story = { args: { answers: { 'GET /client/feeds': refusal(429) } } };
