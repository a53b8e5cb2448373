import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { refusal } from '../api/answers.ts';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Sources',
  args: { path: '/sources' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sources: Story = {};

/** An installation without collectors. */
export const NothingCollected: Story = { args: { answers: { 'GET /sources/freshness': [] } } };

export const Failed: Story = {
  args: { answers: { 'GET /sources/freshness': refusal(500) } },
  // The call is repeated before the page shows that it has failed.
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelector('main button')).toBeVisible()),
};
