import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { buildingIcon, closeIcon } from '../../icons.ts';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { playedInFrame } from '../../workshop/in-frame.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { guide } from './TextField.guide.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email', autoComplete: 'email', hint: 'For receipts and alerts' },
  parameters: { guide, ...inAmharic<TextFieldProps>({ label: 'ኢሜይል', hint: 'ለደረሰኞችና ለማንቂያዎች' }) },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'hana@example.com' } };
export const WithPlaceholder: Story = { args: { placeholder: 'name@example.com' } };
export const Optional: Story = {
  args: { optional: 'optional' },
  parameters: inAmharic<TextFieldProps>({ label: 'ኢሜይል', optional: 'ካለዎት' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email (optional)' })).toBeVisible();
  },
};
/** A unit beside the number is read with it; the button acts on the value. */
export const WithSlots: Story = {
  args: {
    label: 'Highest price',
    hint: 'Without tax',
    type: 'text',
    autoComplete: 'off',
    inputMode: 'decimal',
    defaultValue: '2,360',
    start: 'ETB',
    end: <IconButton icon={closeIcon} label="Clear · ያጥፉ" />,
  },
  parameters: inAmharic<TextFieldProps>({ label: 'ከፍተኛ ዋጋ', hint: 'ከግብር በፊት', start: 'ብር' }),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Highest price' });
    await expect(input).toHaveAccessibleDescription('Without tax ETB');
    const { left } = input.getBoundingClientRect();
    await expect(canvas.getByText('ETB').getBoundingClientRect().right).toBeLessThanOrEqual(left);
    await userEvent.click(canvas.getByRole('button'));
    await expect(input).toHaveValue('2,360');
  },
};
/** Typed text does not run under the unit, however wide it is. */
export const UnitAfter: Story = {
  args: {
    label: 'Time to deliver',
    hint: 'From the day of the order',
    type: 'text',
    autoComplete: 'off',
    inputMode: 'numeric',
    defaultValue: '30',
    end: 'days',
  },
  parameters: inAmharic<TextFieldProps>({ label: 'የማስረከቢያ ጊዜ', hint: 'ከትእዛዙ ቀን ጀምሮ', end: 'ቀናት' }),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Time to deliver' });
    await expect(input).toHaveAccessibleDescription('From the day of the order days');
    const { right } = input.getBoundingClientRect();
    await expect(canvas.getByText('days').getBoundingClientRect().left).toBeGreaterThanOrEqual(right);
  },
};
export const WithIcon: Story = {
  args: { label: 'Company', hint: 'As on the receipt', type: 'text', start: <Icon drawing={buildingIcon} /> },
  parameters: inAmharic<TextFieldProps>({ label: 'ድርጅት', hint: 'በደረሰኙ ላይ እንደሚጻፈው' }),
};
export const ReadOnly: Story = { args: { defaultValue: 'hana@example.com', readOnly: true } };
export const WithError: Story = {
  args: { defaultValue: 'hana@', error: 'Not a valid email.', errorTiming: 'atOnce' },
  parameters: inAmharic<TextFieldProps>({ label: 'ኢሜይል', hint: 'ለደረሰኞችና ለማንቂያዎች', error: 'ትክክለኛ ኢሜይል አይደለም።' }),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('For receipts and alerts Not a valid email.');
  },
};
/** The caller always passes the error; the field shows it after it was left, and hides it once corrected. */
export const ErrorAfterLeaving: Story = {
  parameters: { ...playedInFrame, ...inAmharic<TextFieldProps>({ label: 'ኢሜይል', error: 'ትክክለኛ ኢሜይል አይደለም።' }) },
  render: function Checked({ error = 'Not a valid email.', ...args }) {
    const [value, setValue] = useState('');
    return (
      <TextField
        {...args}
        error={value.includes('@') ? undefined : error}
        onChange={(event) => setValue(event.target.value)}
        value={value}
      />
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(input, 'hana');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(await canvas.findByText('Not a valid email.')).toBeVisible();
    await userEvent.type(input, '@example.com');
    await expect(canvas.queryByText('Not a valid email.')).toBeNull();
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};
const remark = 'Call before you come';
/** The limit is not mentioned until it is near; it is announced after the typing pauses. */
export const NearItsLimit: Story = {
  args: {
    label: 'Remark',
    hint: 'For the receipt',
    type: 'text',
    autoComplete: 'off',
    defaultValue: remark,
    limit: {
      length: 30,
      left: (left) => `Room for ${left} more`,
      over: (over) => `Too long: take out ${over}.`,
    },
  },
  parameters: inAmharic<TextFieldProps>({
    label: 'ማስታወሻ',
    hint: 'በደረሰኙ ላይ የሚጻፍ',
    limit: { length: 30, left: (left) => `ለ${left} ተጨማሪ ቦታ አለ`, over: (over) => `ረዝሟል፦ ${over} ይቀንሱ።` },
  }),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Remark' });
    await expect(input).toHaveAccessibleDescription('For the receipt');
    await userEvent.type(input, ', early');
    await expect(input).toHaveAccessibleDescription('For the receipt Room for 3 more');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Room for 3 more'));
    await expect(input).toBeValid();
  },
};
/** Pasted text is kept in full, with a text that says what to do. */
export const OverItsLimit: Story = {
  args: { ...NearItsLimit.args, defaultValue: '' },
  parameters: NearItsLimit.parameters ?? {},
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Remark' });
    await userEvent.click(input);
    await userEvent.paste(remark + remark);
    await expect(input).toHaveValue(remark + remark);
    await expect(input).toBeInvalid();
    await expect(canvas.getByText('Too long: take out 10.')).toBeVisible();
    await userEvent.keyboard('{Backspace>10/}');
    await expect(input).toHaveAccessibleDescription('For the receipt Room for 0 more');
    await userEvent.keyboard('!');
    await expect(canvas.getByText('Too long: take out 1.')).toBeVisible();
  },
};
const long = 'Ethiopian-Electric-Power-Substation-Construction-and-Rehabilitation-Directorate';
export const LongWords: Story = {
  args: { label: long, hint: long, error: long, errorTiming: 'atOnce', defaultValue: long },
  parameters: inAmharic<TextFieldProps>({
    label: 'የኢትዮጵያ ኤሌክትሪክ ኃይል የማከፋፈያ ጣቢያዎች ግንባታና መልሶ ግንባታ ዳይሬክቶሬት ሙሉ ስም',
    hint: 'በንግድ ፈቃድዎ ላይ እንደተጻፈው ሙሉ ስሙን ያስገቡ',
    error: 'ስሙ ከሁለት ፊደላት በላይ መሆን አለበት።',
  }),
};
/** Typed markup is text. */
export const Markup: Story = { args: { defaultValue: '<img src=x onerror=alert(1)>', label: '<b>Email</b>' } };
