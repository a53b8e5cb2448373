import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { emptyPreview } from '../facts/alerts.ts';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Saving a search',
  args: { path: '/tenders?category=4&region=9#save-search', reader: 'paid' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Preview: Story = {};

export const Unpaid: Story = { args: { reader: 'unpaid' } };

export const FromTheFeed: Story = { args: { path: '/myfeed?q=pump#save-search' } };

export const NothingLastWeek: Story = {
  args: { answers: { 'POST /client/saved-searches/preview': emptyPreview } },
};

export const PreviewFailed: Story = { args: { answers: { 'POST /client/saved-searches/preview': refusal(429) } } };
