import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { OtpInput } from '../OtpInput/OtpInput.tsx';
import { RadioCards } from '../RadioCards/RadioCards.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { control } from './FormField.css.ts';
import { guide } from './FormField.guide.ts';
import { FormField, type FormFieldProps, SentFormProvider } from './FormField.tsx';

const meta = {
  title: 'Forms/FormField',
  component: FormField,
  args: {
    label: 'Remarks',
    hint: 'What we should know about your order',
    children: ({ labelId: _, ...described }) => <textarea className={control()} rows={3} {...described} />,
  },
  parameters: { guide, ...inAmharic<FormFieldProps>({ label: 'ማስታወሻ', hint: 'ስለ ትእዛዝዎ ልናውቀው የሚገባ ነገር' }) },
} satisfies Meta<typeof FormField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithError: Story = {
  args: { error: 'Can not be empty', errorTiming: 'atOnce' },
  parameters: inAmharic<FormFieldProps>({ label: 'ማስታወሻ', error: 'ባዶ መሆን አይችልም' }),
};
/** Several controls that make one value: the label is their legend. */
export const Group: Story = {
  args: {
    as: 'group',
    label: 'Full name',
    hint: 'As on the receipt',
    children: () => (
      <>
        <input aria-label="First name · የመጀመሪያ ስም" className={control()} />
        <input aria-label="Last name · የአባት ስም" className={control()} />
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

/** All fields of a form show what is wrong when it is sent. */
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
/** What is pressed stays under the finger until the press has ended: the error would move it down by a line. */
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
/** A form that a server answered, also without script: it stands there with its errors from the first moment. */
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

const answers = {
  en: {
    region: 'Region',
    regions: 'Regions',
    plan: 'Plan',
    code: 'Code',
    reset: 'Start anew',
    names: ['Afar', 'Oromia'],
  },
  am: { region: 'ክልል', regions: 'ክልሎች', plan: 'ምዝገባ', code: 'ኮድ', reset: 'እንደገና ይጀምሩ', names: ['አፋር', 'ኦሮሚያ'] },
};
const chips = {
  en: {
    chosen: 'Chosen',
    remove: (name: string) => `Remove ${name}`,
    added: String,
    removed: String,
    found: String,
    empty: 'None',
  },
  am: {
    chosen: 'የተመረጡ',
    remove: (name: string) => `${name} ያስወግዱ`,
    added: String,
    removed: String,
    found: String,
    empty: 'የለም',
  },
};
const sent = (form: HTMLFormElement) => [...new FormData(form).entries()].map(String);

/** What has no native control follows its form as well; what was wrong with the old answers is not said of the new. */
export const Reset: Story = {
  render: (_, { globals }) => {
    const locale = globals.locale === 'am' ? 'am' : 'en';
    const { region, regions, plan, code, reset, names } = answers[locale];
    const options = names.map((label, place) => ({ value: `${place + 1}`, label }));
    const cards = names.map((title, place) => ({ value: `${place + 1}`, title }));
    return (
      <form noValidate>
        <Stack gap="m">
          <TextField error={words[locale].empty} label={words[locale].first} />
          <Select defaultValue="1" empty="" label={region} name="region" options={options} />
          <MultiSelect defaultValue={['2']} label={regions} labels={chips[locale]} name="regions" options={options} />
          <RadioCards defaultValue="2" label={plan} name="plan" options={cards} />
          <OtpInput boxLabel={(place) => `${place}`} defaultValue="12" label={code} name="code" />
          <Button type="reset">{reset}</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const before = sent(form);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Region' }));
    await userEvent.click(await canvas.findByRole('option', { name: 'Oromia' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Oromia' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Afar' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '1' }), '987');
    await expect(sent(form)).toEqual(['region,2', 'plan,1', 'code,987']);
    await userEvent.click(canvas.getByRole('textbox', { name: 'First name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start anew' }));
    await waitFor(() => expect(sent(form)).toEqual(before));
    await expect(canvas.getByRole('radio', { name: 'Oromia' })).toBeChecked();
    await expect(canvas.queryByText('Can not be empty')).toBeNull();
  },
};
