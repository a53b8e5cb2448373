import { secondMs } from '@awaj/domain/duration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { bidDocument, documentOrder } from '../facts/billing.ts';
import { untilSettled } from '../screen/Screen.tsx';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';
import { moveClock } from '../screen/world.ts';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Bid document',
  args: { path: '/purchasedoc/6', reader: 'paid' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {};

export const Visitor: Story = { args: { reader: 'visitor' } };

export const AlreadyBought: Story = {
  args: {
    answers: {
      'GET /document/{docId}': ({ locale }) => ({ document: { ...bidDocument(locale), is_purchased: true } }),
    },
  },
};

export const NotThere: Story = { args: { answers: { 'GET /document/{docId}': refusal(404) } } };

export const OrderPaid: Story = { args: { path: '/docpurchaseconfirmation/6' } };

export const OrderUnpaid: Story = {
  args: {
    path: '/docpurchaseconfirmation/6',
    answers: { 'GET /order/{docId}': ({ locale }) => documentOrder({ status: 0 }, locale) },
  },
  // Checking comes first, for a second.
  async play({ canvas }) {
    await untilSettled();
    moveClock(2 * secondMs);
    await canvas.findByText(/^(Unpaid!|አልተከፈለም!)$/);
  },
};

export const NothingOrdered: Story = {
  args: { path: '/docpurchaseconfirmation/6', answers: { 'GET /order/{docId}': refusal(404) } },
};
