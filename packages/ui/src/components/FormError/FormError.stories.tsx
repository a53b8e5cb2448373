import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { RadioCards } from '../RadioCards/RadioCards.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './FormError.guide.ts';
import { FormError, type FormErrorProps } from './FormError.tsx';

const meta = {
  title: 'Forms/FormError',
  component: FormError,
  args: {
    heading: 'Put these two fields right',
    errors: [
      { fieldId: 'email', text: 'Not a valid email.' },
      { fieldId: 'plan', text: 'Choose a plan.' },
    ],
  },
  parameters: {
    guide,
    ...inAmharic<FormErrorProps>({
      heading: 'እነዚህን ሁለት ቦታዎች ያስተካክሉ',
      errors: [
        { fieldId: 'email', text: 'ትክክለኛ ኢሜይል አይደለም።' },
        { fieldId: 'plan', text: 'የደንበኝነት ጊዜ ይምረጡ።' },
      ],
    }),
  },
} satisfies Meta<typeof FormError>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
/** The form is not sent while something is wrong. Each time the summary takes the focus and links to the fields. */
export const InForm: Story = {
  render: function Form({ heading, errors }, { globals }) {
    const [isSent, setSent] = useState(false);
    const isAmharic = globals.locale === 'am';
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
        }}
      >
        <Stack gap="m">
          <FormError errors={isSent ? errors : []} heading={heading} />
          <TextField error={errors[0]?.text} id="email" label={isAmharic ? 'ኢሜይል' : 'Email'} />
          <RadioCards
            error={errors[1]?.text}
            id="plan"
            label={isAmharic ? 'ምዝገባ' : 'Plan'}
            options={[{ value: '1', title: isAmharic ? '3 ወራት' : '3 months' }]}
          />
          <Button type="submit">{isAmharic ? 'ይመዝገቡ' : 'Sign up'}</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Sign up' });
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Not a valid email.' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a plan.' }));
    await expect(canvas.getByRole('radio', { name: '3 months' })).toHaveFocus();
    await userEvent.click(send);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};
/** An error about no single field. */
export const WholeForm: Story = {
  args: { heading: 'Nothing was sent', errors: [{ text: 'We could not reach the server. Try again.' }] },
  parameters: inAmharic<FormErrorProps>({
    heading: 'ምንም አልተላከም',
    errors: [{ text: 'ከአገልጋዩ ጋር መገናኘት አልተቻለም። እንደገና ይሞክሩ።' }],
  }),
};
export const LongWords: Story = {
  args: {
    errors: [
      { fieldId: 'email', text: 'Electric-Power-Substation-Construction-and-Rehabilitation-Directorate@example' },
    ],
  },
  parameters: inAmharic<FormErrorProps>({ errors: [{ fieldId: 'email', text: longWord.repeat(3) }] }),
};
export const NoErrors: Story = { args: { errors: [] } };
