import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { playedInFrame } from '../../workshop/in-frame.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { guide } from './PasswordField.guide.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const amharic = { label: 'የይለፍ ቃል', labels: { show: 'የይለፍ ቃሉን አሳይ', hide: 'የይለፍ ቃሉን ደብቅ' } };

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: {
    autoComplete: 'current-password',
    label: 'Password',
    labels: { show: 'Show password', hide: 'Hide password' },
  },
  parameters: { guide, ...inAmharic<PasswordFieldProps>(amharic) },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const NewPassword: Story = {
  args: { autoComplete: 'new-password', hint: 'At least 6 characters', label: 'New password' },
  parameters: inAmharic<PasswordFieldProps>({ ...amharic, label: 'አዲስ የይለፍ ቃል', hint: 'ቢያንስ 6 ምልክቶች ወይም ቁጥሮች' }),
};
/** For login, where the reader may have forgotten the password. */
export const WithAWayOut: Story = {
  args: { note: <Link href="#forgot">Forgot your password?</Link> },
  parameters: inAmharic<PasswordFieldProps>({ ...amharic, note: <Link href="#forgot">የይለፍ ቃልዎን ረሱ?</Link> }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveFocus();
  },
};
/** Shown and hidden with the mouse: the cursor stays in place. */
export const Shown: Story = {
  args: { defaultValue: 'addis2019' },
  parameters: playedInFrame,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(input);
    input.setSelectionRange(5, 5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveFocus();
    await expect(input.selectionStart).toBe(5);
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};
export const ByKeyboard: Story = {
  args: { defaultValue: 'addis2019' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
  },
};
export const HiddenWhenSent: Story = {
  parameters: inAmharic<PasswordFieldProps>({ ...amharic, label: 'የይለፍ ቃል' }),
  render: (args, { globals }) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
      <Button type="submit">{globals.locale === 'am' ? 'ይግቡ' : 'Log in'}</Button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    const form = canvasElement.querySelector('form');
    if (form) await fireEvent.submit(form);
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};
export const WithError: Story = {
  args: { defaultValue: 'abc', error: 'Use at least 6 characters.', errorTiming: 'atOnce' },
  parameters: inAmharic<PasswordFieldProps>({ ...amharic, error: 'ቢያንስ 6 ምልክቶችን ይጠቀሙ።' }),
};
export const VeryLong: Story = { args: { defaultValue: 'correct horse battery staple '.repeat(9) } };
