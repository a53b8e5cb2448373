import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { guide } from './KeyList.guide.ts';
import { KeyList, type KeyListProps } from './KeyList.tsx';

const meta = {
  title: 'Structure/KeyList',
  component: KeyList,
  args: {
    keys: [
      { key: '/', does: 'Search' },
      { key: 'j', does: 'Next tender' },
      { key: 'k', does: 'Previous tender' },
    ],
  },
  parameters: {
    guide,
    ...inAmharic<KeyListProps>({
      keys: [
        { key: '/', does: 'ፍለጋ' },
        { key: 'j', does: 'ቀጣዩ ጨረታ' },
        { key: 'k', does: 'ቀዳሚው ጨረታ' },
      ],
    }),
  },
} satisfies Meta<typeof KeyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      args.keys.map(({ key }) => key),
    );
  },
};

/** Two keys pressed one after the other. */
export const TwoKeys: Story = {
  args: {
    keys: [
      { key: 's', does: 'Save the tender' },
      { key: 'g s', does: 'Go to Saved Tenders' },
    ],
  },
  parameters: inAmharic<KeyListProps>({
    keys: [
      { key: 's', does: 'ጨረታውን ያስቀምጣል' },
      { key: 'g s', does: 'ወደተቀመጡ ጨረታዎች' },
    ],
  }),
};

/** Text that wraps stays beside its key. */
export const LongWords: Story = {
  args: { keys: [{ key: 'Enter', does: 'Opens the tender that has the focus, with its documents and its company' }] },
  parameters: inAmharic<KeyListProps>({
    keys: [{ key: 'Enter', does: 'ትኩረት ያለበትን ጨረታ ከሰነዶቹና ከድርጅቱ ጋር ይከፍታል' }],
  }),
};
