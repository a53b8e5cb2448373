import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const letters = { list: 'alerts', name: null, channel: 'email', to: 's…@example.com', is_stopped: false } as const;

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Unsubscribe',
  args: { path: '/unsubscribe/7.email.alerts.x', answers: { 'GET /unsubscribe/{token}': letters } },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

export const Stopped: Story = { args: { answers: { 'GET /unsubscribe/{token}': { ...letters, is_stopped: true } } } };

export const WeeklyLetter: Story = {
  args: { answers: { 'GET /unsubscribe/{token}': { ...letters, list: 'weeklyLetter' } } },
};

export const OneSearch: Story = {
  args: { answers: { 'GET /unsubscribe/{token}': { ...letters, list: 'search', name: 'Roads in Oromia' } } },
};

export const LostLink: Story = { args: { answers: { 'GET /unsubscribe/{token}': refusal(404) } } };
