import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { allThatFit, onHoliday } from '../facts/alerts.ts';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Saved searches',
  args: { path: '/settings/searches', reader: 'paid' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const OnHoliday: Story = { args: { answers: { 'GET /client/alert-settings': { settings: onHoliday } } } };

export const Unpaid: Story = { args: { reader: 'unpaid' } };

export const Full: Story = { args: { answers: { 'GET /client/saved-searches': { saved_searches: allThatFit } } } };

export const None: Story = { args: { answers: { 'GET /client/saved-searches': { saved_searches: [] } } } };

export const Loading: Story = { args: { answers: { 'GET /client/saved-searches': 'never' } } };

export const TooMany: Story = { args: { answers: { 'GET /client/saved-searches': refusal(429) } } };
