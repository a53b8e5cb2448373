import { minuteMs } from '@awaj/domain/duration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { people } from '../facts/people.ts';
import { untilSettled } from '../screen/Screen.tsx';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';
import { moveClock } from '../screen/world.ts';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Payment',
  args: { path: '/payments/412', reader: 'unpaid' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unpaid: Story = {};

export const Checking: Story = { args: { referrer: 'https://checkout.chapa.co/checkout/payment/1' } };

export const StillUnpaid: Story = {
  async play({ canvas }) {
    await untilSettled();
    moveClock(3 * minuteMs);
    await canvas.findByRole('button', { name: /^(Check again|እንደገና ይመልከቱ)$/ });
  },
};

export const Paid: Story = { args: { path: '/payments/311', reader: 'paid' } };

export const ReceiptWaits: Story = {
  args: {
    ...Paid.args,
    answers: {
      'GET /client/user-info': {
        ...people.paid,
        is_email_verified: false,
        is_phone_verified: false,
        is_telegram_linked: false,
      },
      'GET /client/deliveries': { deliveries: [] },
    },
  },
};

export const NotLoaded: Story = { args: { answers: { 'GET /client/invoice/{invoiceId}': refusal(429) } } };

export const CannotPay: Story = {
  args: { answers: { 'GET /chapa/create-url': refusal(503) } },
  async play({ canvasElement, userEvent }) {
    await untilSettled();
    await userEvent.click(canvasElement.querySelector('main button') ?? canvasElement);
  },
};
