import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { guide } from './SegmentedField.guide.ts';
import { SegmentedField, type SegmentedFieldProps } from './SegmentedField.tsx';

type Props = SegmentedFieldProps<string>;

const optionsOf = (all: string, open: string, closed: string): Props['options'] => [
  { value: '', label: all },
  { value: '1', label: open },
  { value: '0', label: closed },
];
const languages: Props['options'] = [
  { value: 'en', label: 'English' },
  { value: 'am', label: 'አማርኛ' },
];

const meta = {
  title: 'Forms/SegmentedField',
  component: SegmentedField<string>,
  args: { label: 'Status', options: optionsOf('All', 'Open', 'Closed'), name: 'status', onChange: fn() },
  parameters: {
    guide,
    ...inAmharic<Props>({ label: 'ሁኔታ', options: optionsOf('ሁሉም', 'ክፍት', 'የተዘጉ') }),
  },
  decorators: [
    (Story) => (
      <form noValidate>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof SegmentedField<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Uncontrolled, it keeps its own value, sends it with its form and is reset with it. */
export const Uncontrolled: Story = {
  args: { defaultValue: '1' },
  play: async ({ canvas, canvasElement, args }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const sent = () => new FormData(form).get('status');
    await expect(canvas.getByRole('group', { name: 'Status' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Open' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('0');
    await expect(sent()).toBe('0');
    form.reset();
    await waitFor(() => expect(sent()).toBe('1'));
  },
};
export const WithHint: Story = {
  args: { hint: 'Whether one can still bid' },
  parameters: inAmharic<Props>({
    label: 'ሁኔታ',
    hint: 'መጫረት ይቻል እንደሆነ',
    options: optionsOf('ሁሉም', 'ክፍት', 'የተዘጉ'),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Whether one can still bid');
  },
};
/** While saving it shows the new choice and accepts no other. */
export const Busy: Story = {
  args: { label: 'Language', options: languages, name: 'language', value: 'am', isBusy: true },
  parameters: inAmharic<Props>({ label: 'ቋንቋ', options: languages }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Language' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'አማርኛ' })).toBeChecked();
  },
};
/** The former choice is restored, and a text says why. */
export const NotSaved: Story = {
  args: {
    label: 'Language',
    options: languages,
    name: 'language',
    value: 'en',
    error: 'We couldn’t reach Awaj. Check your connection and try again.',
    errorTiming: 'atOnce',
  },
  parameters: inAmharic<Props>({
    label: 'ቋንቋ',
    options: languages,
    error: 'አዋጅን ማግኘት አልተቻለም። ግንኙነትዎን ያረጋግጡና እንደገና ይሞክሩ።',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Language' })).toHaveAccessibleDescription(/couldn’t reach/);
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeInvalid();
  },
};
export const LongWords: Story = {
  args: {
    label: 'Status',
    options: optionsOf('All of the tenders', 'Those still open for bids', 'Closed'.repeat(12)),
    note: '<b>Not bold</b>',
  },
  parameters: inAmharic<Props>({
    label: 'ሁኔታ',
    options: optionsOf('ሁሉም ጨረታዎች', 'ተጫራቾችን በመቀበል ላይ ያሉ', longWord.repeat(3)),
    note: '<b>ደማቅ ያልሆነ</b>',
  }),
};
