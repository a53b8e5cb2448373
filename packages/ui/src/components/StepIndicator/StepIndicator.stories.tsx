import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
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
export const LastStep: Story = { args: { current: 2 } };
export const AllDone: Story = {
  args: { current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('done')).toHaveLength(3);
  },
};
export const LongNames: Story = {
  args: { current: 1, steps: ['About you and your company', 'Verificationofyourmobilenumber', 'Choose a plan', 'Pay'] },
  parameters: inAmharic<StepIndicatorProps>({ steps: ['ስለ እርስዎና ስለ ድርጅትዎ', longWord, 'ምዝገባ ይምረጡ', 'ይክፈሉ'] }),
};
