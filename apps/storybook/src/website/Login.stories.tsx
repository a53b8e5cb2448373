import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../api/answers.ts';
import { untilSettled } from '../screen/Screen.tsx';
import { type WebsiteArgs, websiteStory } from '../screen/WebsiteScreen.tsx';

const meta = {
  ...websiteStory,
  tags: ['screen', '!autodocs'],
  title: 'Website/Log in',
  args: { path: '/login' },
} satisfies Meta<WebsiteArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LogIn: Story = {};

export const SessionEnded: Story = { args: { path: '/login?again=1&next=%2Fsaved' } };

export const NothingTyped: Story = {
  async play({ canvasElement, userEvent }) {
    await untilSettled();
    await userEvent.click(canvasElement.querySelector('[type=submit]') ?? canvasElement);
  },
};

export const Refused: Story = {
  args: { answers: { 'POST /auth/login': refusal(422, { message: 'Wrong phone, email or password.' }) } },
  async play({ canvasElement, userEvent }) {
    await untilSettled();
    const [name, password] = canvasElement.querySelectorAll('main input');
    if (name && password) {
      await userEvent.type(name, '0911000001');
      await userEvent.type(password, 'not-my-password{Enter}');
    }
  },
};
