import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './SkipLink.guide.ts';
import { SkipLink, type SkipLinkProps } from './SkipLink.tsx';

const meta = {
  title: 'Structure/SkipLink',
  component: SkipLink,
  args: { to: 'skip-target', label: 'Skip to content' },
  parameters: { guide, ...inAmharic<SkipLinkProps>({ label: 'ወደ ዋናው ይዘት ይለፉ' }) },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '4rem' }}>
        {Story()}
        <div id="skip-target" tabIndex={-1} />
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing Tab once shows it. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
