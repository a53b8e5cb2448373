import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { type MiniAppArgs, miniAppStory } from '../screen/MiniAppScreen.tsx';

const meta = {
  ...miniAppStory,
  tags: ['screen', '!autodocs'],
  title: 'Mini app/Saved searches',
  args: { path: '/searches/telegram', reader: 'paid' },
} satisfies Meta<MiniAppArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const Unpaid: Story = { args: { reader: 'unpaid' } };

export const None: Story = { args: { answers: { 'GET /client/saved-searches': { saved_searches: [] } } } };

export const TooMany: Story = { args: { answers: { 'GET /client/saved-searches': refusal(429) } } };
