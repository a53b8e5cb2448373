import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { untilSettled } from '../screen/Screen.tsx';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Failure',
  args: { path: '/tenders' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until a failed call has been retried twice. */
async function untilGivenUp() {
  await untilSettled();
  await new Promise((resolve) => setTimeout(resolve, 3_500));
}

export const NotFound: Story = { args: { path: '/no/such/page' } };

export const ServerError: Story = {
  args: { path: '/tender/4960', answers: { 'GET /tender/detail/{tenderId}': refusal(500) } },
  play: untilGivenUp,
};

export const ListUnreachable: Story = {
  args: { answers: { 'GET /tender/search': 'unreachable' } },
  play: untilGivenUp,
};

/** Shown by the service worker for a page that it cannot fetch. */
export const Offline: Story = { args: { path: '/offline', isOffline: true } };

export const OfflineMember: Story = { args: { path: '/offline', reader: 'paid', isOffline: true } };
