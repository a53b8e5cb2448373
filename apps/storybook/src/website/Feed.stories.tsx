import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { noTenders } from '../facts/tenders.ts';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/My feed',
  args: { path: '/myfeed', reader: 'paid' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Feed: Story = {};

export const WithoutPreferences: Story = {
  args: {
    answers: { 'GET /tender/categories': [], 'GET /tender/lang-reg': { languages: [], regions: [] } },
  },
};

export const ChoosingPreferences: Story = { args: { path: '/myfeed?edit=preferences' } };

export const NothingNew: Story = { args: { answers: { 'GET /client/myfeed': noTenders } } };

export const FirstLoad: Story = { args: { answers: { 'GET /client/myfeed': 'never' } } };

export const TooMany: Story = { args: { answers: { 'GET /client/myfeed': refusal(429) } } };
