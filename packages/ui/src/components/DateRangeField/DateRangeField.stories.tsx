import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { playedInFrame } from '../../workshop/in-frame.ts';
import { guide } from './DateRangeField.guide.ts';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';
import { ethiopian } from './ethiopian.fixture.ts';

const gregorian = { id: 'gregorian', label: 'Gregorian' };
const quickRanges: DateRangeFieldProps['quickRanges'] = [
  { label: 'Any time', from: null, to: null },
  { label: 'Today', from: '2026-11-21', to: '2026-11-21' },
  { label: 'Last 7 days', from: '2026-11-15', to: '2026-11-21' },
];

const amharicGregorian = { id: 'gregorian', label: 'እ.ኤ.አ.' };
const amharic = {
  label: 'የታተመበት ቀን',
  calendars: [amharicGregorian, ethiopian.am],
  quickRanges: [
    { label: 'ሁሉም ጊዜ', from: null, to: null },
    { label: 'ዛሬ', from: '2026-11-21', to: '2026-11-21' },
    { label: 'ያለፉት 7 ቀናት', from: '2026-11-15', to: '2026-11-21' },
  ],
  labels: {
    from: 'ከ',
    to: 'እስከ',
    calendar: 'የቀን መቁጠሪያ',
    day: 'ቀን',
    month: 'ወር',
    year: 'ዓመት',
    noSuchDay: 'ይህ ቀን የለም። ቀኑን፣ ወሩንና ዓመቱን ያስተካክሉ።',
    fromAfterTo: 'የመጀመሪያው ቀን ከመጨረሻው ቀን በኋላ ነው።',
    clearFrom: 'የመጀመሪያውን ቀን ያጽዱ',
    clearTo: 'የመጨረሻውን ቀን ያጽዱ',
  },
} satisfies Partial<DateRangeFieldProps>;
const inEthiopian = inAmharic<DateRangeFieldProps>({ ...amharic, calendars: [ethiopian.am, amharicGregorian] });

const meta = {
  title: 'Forms/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Published on',
    calendars: [gregorian, ethiopian.en],
    names: { from: 'start_date', to: 'end_date' },
    quickRanges,
    labels: {
      from: 'From',
      to: 'To',
      calendar: 'Calendar',
      day: 'Day',
      month: 'Month',
      year: 'Year',
      noSuchDay: 'This date does not exist. Check the day, month and year.',
      fromAfterTo: 'The start date is after the end date.',
      clearFrom: 'Clear the start date',
      clearTo: 'Clear the end date',
    },
    onChange: fn(),
  },
  parameters: { guide, ...inAmharic<DateRangeFieldProps>(amharic) },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const november = { from: '2026-11-15', to: '2026-11-21' };

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Published on' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Any time' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(canvas.getByLabelText('From'), '2026-11-15');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: null });
    await userEvent.clear(canvas.getByLabelText('From'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: null, to: null });
  },
};
export const QuickRange: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last 7 days' }));
    await expect(args.onChange).toHaveBeenCalledWith(november);
    await expect(canvas.getByLabelText('To')).toHaveValue('2026-11-21');
    await expect(canvas.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
  },
};
/** The days stay the same and are shown in the other calendar. */
export const CalendarChanged: Story = {
  args: { defaultValue: november },
  play: async ({ canvas, args, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Ethiopian' }));
    const to = within(canvas.getByRole('group', { name: 'To' }));
    await expect(to.getByRole('textbox', { name: 'Day' })).toHaveValue('12');
    await expect(to.getByRole('combobox', { name: 'Month' })).toHaveTextContent('Hidar');
    await expect(to.getByRole('textbox', { name: 'Year' })).toHaveValue('2019');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('[name=end_date]')).toHaveValue('2026-11-21');
  },
};
export const Ethiopian: Story = {
  args: { calendars: [ethiopian.en, gregorian], defaultValue: november },
  parameters: inEthiopian,
};
export const EthiopianByKeyboard: Story = {
  args: { calendars: [ethiopian.en, gregorian], quickRanges: [] },
  parameters: inEthiopian,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('1{Tab}me{Enter}{Tab}2019');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-09-11', to: null });
    await expect(within(canvas.getByRole('group', { name: 'From' })).getByLabelText('Month')).toHaveTextContent(
      'Meskerem',
    );
  },
};
/** A month alone is not a day yet, but it can be cleared. */
export const Cleared: Story = {
  args: { calendars: [ethiopian.en, gregorian], defaultValue: { from: '2026-11-15', to: null } },
  parameters: { ...playedInFrame, ...inEthiopian },
  play: async ({ canvas, args }) => {
    const from = within(canvas.getByRole('group', { name: 'From' }));
    const clear = () => userEvent.click(from.getByRole('button', { name: 'Clear the start date' }));
    await expect(canvas.queryByRole('button', { name: 'Clear the end date' })).toBeNull();
    await clear();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: null, to: null });
    await expect(from.getByRole('textbox', { name: 'Day' })).toHaveFocus();
    await userEvent.keyboard('{Tab}me{Enter}');
    await clear();
    await expect(from.getByRole('combobox', { name: 'Month' })).toHaveTextContent('');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.queryByText(/This date does not exist/)).toBeNull();
  },
};
/** An unfinished entry is cleared too, even if the value did not change. */
export const AnyTime: Story = {
  args: { calendars: [ethiopian.en, gregorian] },
  parameters: { ...playedInFrame, ...inEthiopian },
  play: async ({ canvas }) => {
    await userEvent.type(
      within(canvas.getByRole('group', { name: 'To' })).getByRole('textbox', { name: 'Year' }),
      '20',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Any time' }));
    await expect(within(canvas.getByRole('group', { name: 'To' })).getByRole('textbox', { name: 'Year' })).toHaveValue(
      '',
    );
    await expect(canvas.queryByText(/This date does not exist/)).toBeNull();
  },
};
/** Resetting the form restores the first dates, in both calendars. */
export const BegunAnew: Story = {
  args: { calendars: [ethiopian.en, gregorian], quickRanges: [], defaultValue: { from: '2026-11-15', to: null } },
  parameters: inEthiopian,
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const day = (end: string) => within(canvas.getByRole('group', { name: end })).getByRole('textbox', { name: 'Day' });
    await userEvent.type(day('To'), '7');
    await userEvent.clear(day('From'));
    canvasElement.querySelector('form')?.reset();
    await waitFor(() => expect(day('To')).toHaveValue(''));
    await expect(day('From')).toHaveValue('6');
  },
};
const bounds = { last: '2026-11-21', error: 'Nothing was published after today, 21 November 2026.' };
const boundsInAmharic = { last: '2026-11-21', error: 'ከዛሬ፣ ኅዳር 12 ቀን 2019 በኋላ የታተመ የለም።' };
/** The year was typed in the other calendar. */
export const OutsideOfItsBounds: Story = {
  args: { calendars: [ethiopian.en, gregorian], bounds, quickRanges: [] },
  parameters: {
    ...playedInFrame,
    ...inAmharic<DateRangeFieldProps>({
      ...amharic,
      calendars: [ethiopian.am, amharicGregorian],
      bounds: boundsInAmharic,
      quickRanges: [],
    }),
  },
  play: async ({ canvas }) => {
    const from = canvas.getByRole('group', { name: 'From' });
    await userEvent.click(within(from).getByRole('textbox', { name: 'Day' }));
    await userEvent.keyboard('1{Tab}me{Enter}{Tab}2026');
    await expect(from).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('radio', { name: 'Ethiopian' }));
    await expect(from).toHaveAccessibleDescription(bounds.error);
  },
};
/** The device's calendar offers only days within the bounds; others can still be typed. */
export const BoundsOfTheDevice: Story = {
  args: { bounds, quickRanges: [], defaultValue: { from: '2026-11-15', to: '2026-12-24' } },
  parameters: {
    ...playedInFrame,
    ...inAmharic<DateRangeFieldProps>({ ...amharic, bounds: boundsInAmharic, quickRanges: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('To')).toHaveAttribute('max', '2026-11-21');
    await userEvent.click(canvas.getByLabelText('To'));
    await userEvent.click(canvas.getByLabelText('From'));
    await expect(canvas.getByLabelText('To')).toHaveAccessibleDescription(bounds.error);
    await expect(canvas.getByLabelText('From')).toBeValid();
  },
};
/** Pagume has five days in 2018, and six in 2019. */
export const NoSuchDay: Story = {
  args: { calendars: [ethiopian.en, gregorian], defaultValue: { from: '2027-09-11', to: null } },
  parameters: { ...playedInFrame, ...inEthiopian },
  play: async ({ canvas, args }) => {
    const from = within(canvas.getByRole('group', { name: 'From' }));
    const year = from.getByRole('textbox', { name: 'Year' });
    await expect(from.getByRole('textbox', { name: 'Day' })).toHaveValue('6');
    await userEvent.clear(year);
    await userEvent.type(year, '2018');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: null, to: null });
    await expect(canvas.queryByText(/This date does not exist/)).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText(/This date does not exist/)).toBeVisible();
    await expect(year).toHaveValue('2018');
    await userEvent.clear(year);
    await userEvent.type(year, '2019');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2027-09-11', to: null });
    await expect(canvas.queryByText(/This date does not exist/)).toBeNull();
  },
};
export const FromAfterTo: Story = {
  args: { defaultValue: { from: '2026-11-21', to: '2026-11-15' }, errorTiming: 'atOnce' },
  parameters: playedInFrame,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From')).toBeInvalid();
    await expect(canvas.getByRole('group', { name: 'Published on' })).toHaveAccessibleDescription(
      'The start date is after the end date.',
    );
  },
};
export const OneCalendar: Story = {
  args: { calendars: [gregorian], quickRanges: [] },
  parameters: inAmharic<DateRangeFieldProps>({ ...amharic, calendars: [amharicGregorian], quickRanges: [] }),
};
