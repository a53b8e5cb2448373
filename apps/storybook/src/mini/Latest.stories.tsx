import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { noTenders } from '../facts/tenders.ts';
import { type MiniAppArgs, miniAppStory } from '../screen/MiniAppScreen.tsx';

const meta = {
  ...miniAppStory,
  tags: ['screen', '!autodocs'],
  title: 'Mini app/Latest tenders',
  args: { path: '/latest-tenders/telegram' },
} satisfies Meta<MiniAppArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The start page, if the link names no other. */
export const Start: Story = { args: { path: '/' } };

export const Stranger: Story = {};

export const Unpaid: Story = { args: { reader: 'unpaid' } };

export const Paid: Story = { args: { reader: 'paid' } };

export const FirstLoad: Story = { args: { answers: { 'GET /telegram/latest-tenders': 'never' } } };

export const Nothing: Story = { args: { answers: { 'GET /telegram/latest-tenders': noTenders } } };

export const TooMany: Story = { args: { answers: { 'GET /telegram/latest-tenders': refusal(429) } } };

export const LaunchRefused: Story = { args: { answers: { 'GET /telegram/latest-tenders': refusal(403) } } };

export const Menu: Story = { args: { path: '/latest-tenders/telegram#menu' } };

export const Search: Story = { args: { reader: 'paid', path: '/latest-tenders/telegram#filter' } };

export const SearchOfAStranger: Story = { args: { path: '/latest-tenders/telegram#filter' } };

export const Found: Story = { args: { reader: 'paid', path: '/latest-tenders/telegram?q=pumps&status=1' } };

export const NothingFound: Story = {
  args: { path: '/latest-tenders/telegram?q=saddles', answers: { 'GET /telegram/tender/search': noTenders } },
};

export const OutsideTelegram: Story = { args: { isOutside: true } };

export const NotFound: Story = { args: { path: '/no/such/page' } };
