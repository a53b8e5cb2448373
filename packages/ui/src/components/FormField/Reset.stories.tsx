import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { OtpInput } from '../OtpInput/OtpInput.tsx';
import { RadioCards } from '../RadioCards/RadioCards.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';

const meta = { title: 'Forms/FormField/Reset', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  en: { first: 'First name', empty: 'Can not be empty' },
  am: { first: 'ስም', empty: 'ባዶ መሆን አይችልም' },
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

/** Fields without a native control are reset with their form too, and old errors disappear. */
export const WholeForm: Story = {
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
