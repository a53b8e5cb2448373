import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { onHoliday } from '../facts/alerts.ts';
import { type MiniAppArgs, miniAppStory } from '../screen/MiniAppScreen.tsx';

const meta = {
  ...miniAppStory,
  tags: ['screen', '!autodocs'],
  title: 'Mini app/Alerts',
  args: { path: '/alerts/telegram', reader: 'paid' },
} satisfies Meta<MiniAppArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const OnHoliday: Story = { args: { answers: { 'GET /client/alert-settings': { settings: onHoliday } } } };

export const TooMany: Story = { args: { answers: { 'GET /client/alert-settings': refusal(429) } } };
