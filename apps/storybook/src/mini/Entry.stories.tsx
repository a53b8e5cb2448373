import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { people } from '../facts/people.ts';
import { type MiniAppArgs, miniAppStory } from '../screen/MiniAppScreen.tsx';
import { untilSettled } from '../screen/Screen.tsx';
import { mainButtonId } from '../screen/telegram-client.tsx';

const meta = {
  ...miniAppStory,
  tags: ['screen', '!autodocs'],
  title: 'Mini app/Entry',
  args: { path: '/login/telegram' },
} satisfies Meta<MiniAppArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses Telegram's main button below the app. */
const pressMainButton: NonNullable<Story['play']> = async ({ canvasElement, userEvent }) => {
  await untilSettled();
  await userEvent.click(canvasElement.querySelector(`#${mainButtonId}`) ?? canvasElement);
};

export const ShareNumber: Story = {};

export const NumberNotShared: Story = { play: pressMainButton };

export const NumberOnItsWay: Story = { args: { sharesPhone: true }, play: pressMainButton };

export const SignUp: Story = { args: { path: '/signup/telegram', reader: 'guest' } };

let hasRegistered = false;

export const Registered: Story = {
  beforeEach() {
    hasRegistered = false;
  },
  args: {
    path: '/signup/telegram',
    answers: {
      'GET /client/user-info': () =>
        hasRegistered ? people.unpaid : refusal(422, { message: '', phone: '+251911000001' }),
      'POST /telegram/register': () => {
        hasRegistered = true;
        return { status: true };
      },
    },
  },
  play: pressMainButton,
};

export const LaunchRefused: Story = { args: { answers: { 'GET /client/user-info': refusal(403) } } };
