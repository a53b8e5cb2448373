import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { classesOf } from '../../theme/variants.ts';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { control } from './FormField.css.ts';
import { guide } from './FormField.guide.ts';
import { type FieldControl, FormField, type FormFieldProps, frameOf, SentFormProvider } from './FormField.tsx';

const meta = {
  title: 'Forms/FormField',
  component: FormField,
  args: {
    label: 'Remarks',
    hint: 'What we should know about your order',
    children: (_control: FieldControl): ReactNode => null,
  },
  parameters: { guide, ...inAmharic<FormFieldProps>({ label: 'ማስታወሻ', hint: 'ስለ ትእዛዝዎ ልናውቀው የሚገባ ነገር' }) },
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

const throughTextArea: NonNullable<Story['render']> = (args) => <TextArea {...frameOf(args)[0]} />;

export const Plain: Story = { render: throughTextArea };
export const WithError: Story = {
  render: throughTextArea,
  args: { error: 'Can not be empty', errorTiming: 'atOnce' },
  parameters: inAmharic<FormFieldProps>({ label: 'ማስታወሻ', error: 'ባዶ መሆን አይችልም' }),
};
/** A note about the value's state is read with it. */
export const WithNote: Story = {
  render: (args, { globals }) => (
    <TextField
      {...frameOf(args)[0]}
      defaultValue="hana@example.com"
      note={<Badge tone="positive">{globals.locale === 'am' ? 'የተረጋገጠ' : 'Verified'}</Badge>}
    />
  ),
  args: { label: 'Email', hint: 'For receipts and alerts' },
  parameters: inAmharic<FormFieldProps>({ label: 'ኢሜይል', hint: 'ለደረሰኞችና ለማንቂያዎች' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('For receipts and alerts Verified');
  },
};
/** The value can be sent, but has a warning. */
export const WithWarning: Story = {
  render: (args, { globals }) => (
    <TextField
      {...frameOf(args)[0]}
      defaultValue="hana@exmaple.com"
      note={
        <Text size="s" tone="muted">
          {globals.locale === 'am' ? 'example.com ማለትዎ ነው?' : 'Did you mean example.com?'}
        </Text>
      }
    />
  ),
  args: { label: 'Email', hint: 'For receipts and alerts' },
  parameters: inAmharic<FormFieldProps>({ label: 'ኢሜይል', hint: 'ለደረሰኞችና ለማንቂያዎች' }),
};
/** A control without a component of its own uses the frame's attributes. */
export const OwnControl: Story = {
  args: {
    label: 'When to call',
    hint: 'Between 8:30 and 17:30',
    error: 'Nobody is there at night.',
    errorTiming: 'atOnce',
    children: ({ labelId: _, ...described }) => (
      <input className={classesOf(control)} defaultValue="23:00" type="time" {...described} />
    ),
  },
  parameters: inAmharic<FormFieldProps>({
    label: 'መቼ እንደውል',
    hint: 'ከ8:30 እስከ 17:30',
    error: 'ሌሊት ማንም የለም።',
  }),
  play: async ({ canvas }) => {
    const time = canvas.getByLabelText('When to call');
    await expect(time).toHaveAccessibleDescription('Between 8:30 and 17:30 Nobody is there at night.');
    await expect(time).toBeInvalid();
  },
};
/** Several controls make one value: the label is their legend. */
export const Group: Story = {
  args: {
    as: 'group',
    label: 'Full name',
    hint: 'As on the receipt',
    children: () => (
      <>
        <input aria-label="First name · የመጀመሪያ ስም" className={classesOf(control)} />
        <input aria-label="Last name · የአባት ስም" className={classesOf(control)} />
      </>
    ),
  },
  parameters: inAmharic<FormFieldProps>({ label: 'ሙሉ ስም', hint: 'በደረሰኙ ላይ እንደሚጻፈው' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Full name' })).toHaveAccessibleDescription('As on the receipt');
  },
};

const words = {
  en: { first: 'First name', last: 'Last name', send: 'Save name', empty: 'Can not be empty' },
  am: { first: 'ስም', last: 'የአባት ስም', send: 'ስሙን ያስቀምጡ', empty: 'ባዶ መሆን አይችልም' },
};
const wordsOf = (locale: unknown) => (locale === 'am' ? words.am : words.en);

/** All fields show their errors when the form is sent. */
export const SentByHand: Story = {
  render: (_, { globals }) => {
    const { first, last, send, empty } = wordsOf(globals.locale);
    return (
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <Stack gap="m">
          <TextField error={empty} label={first} />
          <TextField error={empty} label={last} />
          <Button type="submit">{send}</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Can not be empty')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(await canvas.findAllByText('Can not be empty')).toHaveLength(2);
  },
};
/** A pressed button stays under the finger until the press ends, because an error would move it down by a line. */
export const LeftByPress: Story = {
  render: (_, { globals }) => {
    const { first, send, empty } = wordsOf(globals.locale);
    return (
      <Stack gap="m">
        <TextField error={empty} label={first} />
        <Button>{send}</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    const button = canvas.getByRole('button', { name: 'Save name' });
    await user.click(canvas.getByRole('textbox'));
    const { top } = button.getBoundingClientRect();
    await user.pointer({ target: button, keys: '[MouseLeft>]' });
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
    await new Promise(requestAnimationFrame);
    await expect(button.getBoundingClientRect().top).toBe(top);
    await user.pointer({ target: button, keys: '[/MouseLeft]' });
    await expect(await canvas.findByText('Can not be empty')).toBeVisible();
  },
};
/** The server answered a form sent without script: errors are shown from the start. */
export const SentBefore: Story = {
  render: (_, { globals }) => {
    const { first, empty } = wordsOf(globals.locale);
    return (
      <SentFormProvider value={true}>
        <TextField error={empty} label={first} />
      </SentFormProvider>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Can not be empty')).toBeVisible();
  },
};
