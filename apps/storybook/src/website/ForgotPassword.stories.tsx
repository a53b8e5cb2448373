import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { refusal } from '../api/answers.ts';
import { now } from '../facts/clock.ts';
import { untilSettled } from '../screen/Screen.tsx';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Forgot password',
  args: { path: '/forgot-password' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = {
  'draft:forgot-password': JSON.stringify({ phone: '0911000001' }),
  'draft:sent/reset/+251911000001': JSON.stringify({ at: String(now.getTime()) }),
};

const typeCode: NonNullable<Story['play']> = async ({ canvasElement, userEvent }) => {
  await untilSettled();
  const [box] = canvasElement.querySelectorAll('main input');
  if (box) await userEvent.click(box);
  await userEvent.keyboard('4821{Enter}');
  await untilSettled();
};

export const Phone: Story = {};

export const Code: Story = { args: { path: '/forgot-password?step=2', kept: sent } };

export const WrongCode: Story = {
  args: {
    path: '/forgot-password?step=2',
    kept: sent,
    answers: { 'POST /auth/verify-reset-password': refusal(422, { message: 'This code is not right.' }) },
  },
  play: typeCode,
};

export const NewPassword: Story = {
  args: {
    path: '/forgot-password?step=2',
    kept: sent,
    answers: { 'POST /auth/verify-reset-password': { status: true, token: 'a-permit' } },
  },
  play: typeCode,
};

export const Done: Story = {
  args: {
    path: '/forgot-password?step=2',
    kept: sent,
    answers: {
      'POST /auth/verify-reset-password': { status: true, token: 'a-permit' },
      'POST /reset-password': { status: true, token: 'a-token' },
    },
  },
  async play(context) {
    await typeCode(context);
    const { canvasElement, userEvent } = context;
    const fields = () => [...canvasElement.querySelectorAll('main input[type=password]')];
    await waitFor(() => expect(fields()).toHaveLength(2));
    for (const field of fields()) await userEvent.type(field, 'a-new-password');
    await userEvent.keyboard('{Enter}');
  },
};
