import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode, Ref } from 'react';
import { expect } from 'storybook/test';
import { CheckboxGroup } from '../Checkbox/Checkbox.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { OtpInput } from '../OtpInput/OtpInput.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { RadioCards } from '../RadioCards/RadioCards.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { SegmentedField } from '../SegmentedField/SegmentedField.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

const meta = { title: 'Forms/FormField/Refs', tags: ['!autodocs', 'no-picture'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const label = 'Name · ስም';
const options = [
  { value: '1', label: 'Afar · አፋር', title: 'Afar · አፋር' },
  { value: '2', label: 'Oromia · ኦሮሚያ', title: 'Oromia · ኦሮሚያ' },
];
const labels = { chosen: label, remove: String, added: String, removed: String, found: String, empty: 'None · የለም' };
const nothing = () => {};

/** The element that each ref should point to: the first one that Tab reaches. */
const fields: Record<string, (ref: Ref<HTMLElement & HTMLInputElement & HTMLButtonElement>) => ReactNode> = {
  TextField: (ref) => <TextField label={label} ref={ref} />,
  TextArea: (ref) => <TextArea label={label} ref={ref as Ref<never>} />,
  PhoneField: (ref) => <PhoneField label={label} locked={label} ref={ref} />,
  PasswordField: (ref) => (
    <PasswordField autoComplete="new-password" label={label} labels={{ show: 'Show', hide: 'Hide' }} ref={ref} />
  ),
  SearchField: (ref) => <SearchField labels={{ field: label, clear: 'Clear' }} onChange={nothing} ref={ref} value="" />,
  Select: (ref) => <Select empty="" label={label} options={options} ref={ref} />,
  Combobox: (ref) => (
    <Combobox label={label} labels={{ clear: label, found: String, empty: label }} options={options} ref={ref} />
  ),
  MultiSelect: (ref) => <MultiSelect label={label} labels={labels} options={options} ref={ref} />,
  RadioCards: (ref) => <RadioCards defaultValue="2" label={label} options={options} ref={ref} />,
  SegmentedControl: (ref) => (
    <SegmentedControl label={label} onChange={nothing} options={options} ref={ref} value="2" />
  ),
  SegmentedField: (ref) => <SegmentedField defaultValue="2" label={label} options={options} ref={ref} />,
  CheckboxGroup: (ref) => <CheckboxGroup label={label} options={options} ref={ref} />,
  OtpInput: (ref) => <OtpInput boxLabel={(place) => `${place}`} label={label} ref={ref} />,
};
const found = new Map<string, HTMLElement>();

/** Each ref points to the focusable element: the chosen one, if any. */
export const Focus: Story = {
  render: () => (
    <Stack>
      {Object.entries(fields).map(([name, field]) => (
        <div data-testid={name} key={name}>
          {field((control) => void (control && found.set(name, control)))}
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const name of Object.keys(fields)) {
      const control = found.get(name);
      control?.focus();
      await expect(control, name).toHaveFocus();
      await expect(canvas.getByTestId(name), name).toContainElement(control as HTMLElement);
    }
    for (const name of ['RadioCards', 'SegmentedControl', 'SegmentedField'])
      await expect(found.get(name)).toBeChecked();
  },
};
