import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { guide } from './Countdown.guide.ts';
import { Countdown, type CountdownProps } from './Countdown.tsx';

const parts = (values: string, units: string) => {
  const names = units.split(' ');
  return values.split(':').map((value, place) => ({ value, unit: names[place] ?? '' }));
};

const meta = {
  title: 'Product/Countdown',
  component: Countdown,
  args: { left: parts('02:07:41', 'days hours minutes'), label: 'The offer ends in 2 days and 7 hours' },
  parameters: {
    guide,
    ...inAmharic<CountdownProps>({ left: parts('02:07:41', 'ቀናት ሰዓት ደቂቃ'), label: 'ቅናሹ በ2 ቀናት ከ7 ሰዓት ውስጥ ያበቃል' }),
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {
  play: async ({ canvas, args }) => {
    const timer = canvas.getByRole('timer');
    await expect(timer).toHaveAttribute('aria-live', 'off');
    await expect(canvas.getByText(args.label)).toBeInTheDocument();
    await expect(canvas.getByText('41').parentElement).toHaveAttribute('aria-hidden', 'true');
  },
};
export const LastDay: Story = {
  args: { left: parts('07:41:09', 'hours minutes seconds'), label: 'The offer ends in 7 hours' },
  parameters: inAmharic<CountdownProps>({
    left: parts('07:41:09', 'ሰዓት ደቂቃ ሰከንድ'),
    label: 'ቅናሹ በ7 ሰዓት ውስጥ ያበቃል',
  }),
};
export const ManyDays: Story = {
  args: { left: parts('1204:00:00', 'days hours minutes') },
  parameters: inAmharic<CountdownProps>({ left: parts('1204:00:00', 'ቀን ሰዓት ደቂቃ') }),
};
export const Over: Story = {
  args: { left: [], ended: 'This discount has ended.' },
  parameters: inAmharic<CountdownProps>({ left: [], ended: 'ይህ ቅናሽ አብቅቷል።' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^This discount has ended\.$/);
  },
};

function Ticking(props: CountdownProps): ReactElement {
  const [seconds, setSeconds] = useState('11');
  const units = props.left.map(({ unit }) => unit).join(' ');
  return (
    <>
      <Countdown {...props} left={parts(`00:00:${seconds}`, units)} />
      <Button onClick={() => setSeconds('48')}>{seconds}</Button>
    </>
  );
}
/** The narrowest and the widest figures take the same room. */
export const DoesNotReflow: Story = {
  ...LastDay,
  render: (args) => <Ticking {...args} />,
  play: async ({ canvas }) => {
    const widths = () => [...canvas.getByRole('timer').children].map((part) => part.getBoundingClientRect().width);
    const before = widths();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('timer')).toHaveTextContent('48');
    await expect(widths()).toEqual(before);
  },
};
