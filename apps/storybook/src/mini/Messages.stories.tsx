import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { type MiniAppArgs, miniAppStory } from '../screen/MiniAppScreen.tsx';

const meta = {
  ...miniAppStory,
  tags: ['screen', '!autodocs'],
  title: 'Mini app/Messages',
  args: { path: '/messages/telegram', reader: 'paid' },
} satisfies Meta<MiniAppArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const None: Story = { args: { answers: { 'GET /client/deliveries': { deliveries: [] } } } };

export const TooMany: Story = { args: { answers: { 'GET /client/deliveries': refusal(429) } } };
