import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backIcon } from '../../icons.ts';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './StepIndicator.guide.ts';
import { StepIndicator, type StepIndicatorProps } from './StepIndicator.tsx';

const meta = {
  title: 'Structure/StepIndicator',
  component: StepIndicator,
  args: { label: 'Registration', steps: ['First Step', 'Second Step', 'Completed'], current: 0, doneLabel: 'done' },
  parameters: {
    guide,
    ...inAmharic<StepIndicatorProps>({
      label: 'ምዝገባ',
      steps: ['የመጀመሪያ ደረጃ', 'ሁለተኛ ደረጃ', 'ተጠናቋል'],
      doneLabel: 'ተከናውኗል',
    }),
  },
} satisfies Meta<typeof StepIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheStart: Story = {};
export const Halfway: Story = {
  args: { current: 1 },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('First Stepdone');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).not.toHaveAttribute('aria-current');
  },
};
/** Hints say what each step is about, which fixed names cannot. */
export const WithHints: Story = {
  args: { current: 1, hints: ['You', 'Plan', 'Pay'] },
  parameters: inAmharic<StepIndicatorProps>({ hints: ['እርስዎ', 'አማራጭ', 'ክፍያ'] }),
};
export const LastStep: Story = { args: { current: 2 } };
export const AllDone: Story = {
  args: { current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('done')).toHaveLength(3);
  },
};
const step = {
  en: { back: 'Back', title: 'Sign Up', email: 'Email', on: 'Go on to the payment' },
  am: { back: 'ተመለስ', title: 'ይመዝገቡ', email: 'ኢሜይል', on: 'ወደ ክፍያው ይቀጥሉ' },
};
/** Shown in its place: above the step's heading, with the links back and on. */
export const WithItsForm: Story = {
  args: { current: 1 },
  globals: { viewport: { value: 'small' } },
  render: (args, { globals }) => {
    const words = step[globals.locale === 'am' ? 'am' : 'en'];
    return (
      <Stack gap="m">
        <StepIndicator {...args} />
        <Stack direction="row" gap="xs" wrap="none">
          <IconButton icon={backIcon} label={words.back} />
          <Heading level={1}>{words.title}</Heading>
        </Stack>
        <TextField label={words.email} type="email" />
        <Button>{words.on}</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    const words = document.createRange();
    words.selectNode(first?.firstChild as Node);
    const tick = first?.querySelector('svg')?.getBoundingClientRect();
    await expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(tick?.bottom ?? 0);
  },
};
export const LongNames: Story = {
  args: { current: 1, steps: ['About you and your company', 'Verificationofyourmobilenumber', 'Choose a plan', 'Pay'] },
  parameters: inAmharic<StepIndicatorProps>({ steps: ['ስለ እርስዎና ስለ ድርጅትዎ', longWord, 'የደንበኝነት ጊዜ ይምረጡ', 'ይክፈሉ'] }),
};
