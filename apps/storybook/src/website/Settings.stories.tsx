import type { ChannelProblem } from '@awaj/api-client/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { onHoliday } from '../facts/alerts.ts';
import { people } from '../facts/people.ts';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Settings',
  args: { path: '/settings', reader: 'paid' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Channels: Story = {};

export const ChannelsUnverified: Story = { args: { reader: 'unpaid' } };

const problem = (
  channel: 'email' | 'sms' | 'telegram',
  reason: ChannelProblem['reason'],
  to: string | null = null,
) => ({
  channel,
  reason,
  to,
});

/** Messages no longer arrive on any channel. */
export const ChannelsGivenUp: Story = {
  args: {
    answers: {
      'GET /client/user-info': {
        ...people.paid,
        channel_problems: [
          problem('telegram', 'blocked'),
          problem('sms', 'stopped', '09…01'),
          problem('email', 'hard-bounce', 's…@example.com'),
        ],
      },
      'GET /client/setting/get-channel': {
        channels: { email: false, sms: false, telegram: false, weekly_letter: true },
      },
    },
  },
};

export const Preferences: Story = { args: { path: '/settings?tab=tender' } };

export const OnHoliday: Story = {
  args: { answers: { 'GET /client/alert-settings': { settings: onHoliday }, 'GET /client/mutes': { mutes: [] } } },
};

export const AlertsFailed: Story = {
  args: { answers: { 'GET /client/alert-settings': refusal(429), 'GET /client/mutes': refusal(429) } },
};

export const Loading: Story = { args: { answers: { 'GET /client/setting/get-channel': 'never' } } };
