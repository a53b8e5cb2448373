import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { noTenders, searchedTenders } from '../facts/tenders.ts';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Tenders',
  args: { path: '/tenders' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Unpaid: Story = { args: { reader: 'unpaid' } };

export const Trial: Story = { args: { reader: 'trial' } };

export const Paid: Story = { args: { reader: 'paid' } };

export const ClosingSoonest: Story = { args: { path: '/tenders?sort=closing', reader: 'paid' } };

export const Searched: Story = { args: { path: '/tenders?q=water&status=1' } };

/** Sorted by relevance, with results in other languages. */
export const BestMatch: Story = {
  args: { path: '/tenders?q=pump&sort=relevance', reader: 'paid', answers: { 'GET /tender/search': searchedTenders } },
};

export const OfACategory: Story = { args: { path: '/tenders?category=1', reader: 'paid' } };

export const OfARegion: Story = { args: { path: '/tenders?region=14' } };

export const SearchOpen: Story = { args: { path: '/tenders#search' } };

export const FirstLoad: Story = {
  args: { answers: { 'GET /tender/search': 'never', 'GET /tender/popular/categories': 'never' } },
};

export const NothingFound: Story = {
  args: { path: '/tenders?q=elevators&region=10', answers: { 'GET /tender/search': noTenders } },
};

export const DidYouMean: Story = {
  args: { path: '/tenders?q=elevater', answers: { 'GET /tender/search': { ...noTenders, did_you_mean: 'elevator' } } },
};

export const Unclear: Story = { args: { path: '/tenders?q=-road' } };

export const TooMany: Story = { args: { answers: { 'GET /tender/search': refusal(429) } } };

export const Offline: Story = { args: { isOffline: true } };
