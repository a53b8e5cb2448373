import type { Meta, StoryObj } from '@storybook/react-vite';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs', '!test'],
  title: 'Website/Settings',
  args: { path: '/settings', reader: 'paid' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Channels: Story = {};

export const ChannelsUnverified: Story = { args: { reader: 'unpaid' } };

export const Preferences: Story = { args: { path: '/settings?tab=tender' } };

export const Loading: Story = { args: { answers: { 'GET /client/setting/get-channel': 'never' } } };
