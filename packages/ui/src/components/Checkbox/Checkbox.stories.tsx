import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Checkbox.guide.ts';
import { Checkbox, CheckboxGroup, type CheckboxGroupProps, type CheckboxProps } from './Checkbox.tsx';

const amharic = { label: 'ውሉን አንብቤያለሁ' };

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'I have read the terms', name: 'terms', onChange: fn() },
  parameters: { guide, ...inAmharic<CheckboxProps>(amharic) },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms' });
    await userEvent.click(canvas.getByText('I have read the terms'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(box).not.toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithHint: Story = {
  args: { hint: 'They tell what happens with a subscription that ends.', optional: 'optional' },
  parameters: inAmharic<CheckboxProps>({ ...amharic, hint: 'ምዝገባ ሲያበቃ የሚሆነውን ይገልጻል።', optional: 'ከፈለጉ' }),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms (optional)' });
    await expect(box).toHaveAccessibleDescription('They tell what happens with a subscription that ends.');
  },
};
export const WithError: Story = {
  args: { error: 'Read the terms first.', errorTiming: 'atOnce' },
  parameters: inAmharic<CheckboxProps>({ ...amharic, error: 'በመጀመሪያ ውሉን ያንብቡ።' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Read the terms first.');
  },
};
export const LongWords: Story = {
  args: {
    label: 'Tell me about every tender of the Electric-Power-Substation-Construction-and-Rehabilitation-Directorate',
  },
  parameters: inAmharic<CheckboxProps>({ label: 'የኢትዮጵያ ኤሌክትሪክ ኃይል ስለሚያወጣቸው ጨረታዎች ሁሉ ያሳውቁኝ' }),
};

const ways = {
  en: {
    label: 'Send receipts by',
    names: ['Email', 'SMS', 'Telegram'],
    hints: ['To hana@example.com', 'Costs you nothing', 'To the account you opened Awaj with'],
    error: 'Choose at least one.',
  },
  am: {
    label: 'ደረሰኝ የሚላክበት',
    names: ['ኢሜይል', 'አጭር መልእክት', 'ቴሌግራም'],
    hints: ['ወደ hana@example.com', 'ያለ ክፍያ', 'አዋጅን ወደከፈቱበት መለያ'],
    error: 'ቢያንስ አንድ ይምረጡ።',
  },
};
const onGroup = fn();

const group =
  (props: Partial<CheckboxGroupProps> = {}, isWrong = false, hasHints = false): NonNullable<Story['render']> =>
  (_, { globals }) => {
    const { label, names, hints, error } = globals.locale === 'am' ? ways.am : ways.en;
    return (
      <form>
        <CheckboxGroup
          label={label}
          name="way"
          onChange={onGroup}
          options={names.map((name, place) => ({
            value: `${place + 1}`,
            label: name,
            ...(hasHints && { hint: hints[place] ?? '' }),
          }))}
          {...(isWrong && { error, errorTiming: 'atOnce' })}
          {...props}
        />
      </form>
    );
  };

/** Chosen values are sent in the order of the options, not of choosing. */
export const Group: Story = {
  render: group({ defaultValue: ['3'] }),
  play: async ({ canvas, canvasElement }) => {
    onGroup.mockClear();
    await expect(canvas.getByRole('group', { name: 'Send receipts by' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Email' }));
    await expect(onGroup).toHaveBeenCalledWith(['1', '3']);
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(new FormData(form).getAll('way')).toEqual(['1', '3']);
    await userEvent.click(canvas.getByText('Telegram'));
    await expect(onGroup).toHaveBeenLastCalledWith(['1']);
    form?.reset();
    await expect(canvas.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Telegram' })).toBeChecked();
  },
};
export const GroupWithError: Story = {
  render: group({}, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose at least one.');
    await expect(canvas.getByRole('checkbox', { name: 'SMS' })).toBeInvalid();
  },
};
/** The hint under a box is read with it. */
export const GroupWithHints: Story = {
  render: group({ defaultValue: ['1'] }, false, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'SMS' })).toHaveAccessibleDescription('Costs you nothing');
  },
};

const company = {
  en: { label: 'The receipt is for a company', tin: 'TIN of the company' },
  am: { label: 'ደረሰኙ ለድርጅት ነው', tin: 'የድርጅቱ ቲን' },
};

function ForCompany({ isAmharic }: { isAmharic: boolean }) {
  const [isCompany, setCompany] = useState(false);
  const { label, tin } = isAmharic ? company.am : company.en;
  return (
    <Stack gap="m">
      <Checkbox checked={isCompany} label={label} onChange={setCompany} />
      {isCompany && <TextField inputMode="numeric" label={tin} />}
    </Stack>
  );
}

/** Checking a box shows a field that is now needed, and the focus stays on the box. */
export const RevealsAField: Story = {
  render: (_, { globals }) => <ForCompany isAmharic={globals.locale === 'am'} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The receipt is for a company' }));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'TIN of the company' })).toHaveFocus();
  },
};
