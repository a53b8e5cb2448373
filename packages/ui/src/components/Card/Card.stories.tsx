import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Card.guide.ts';
import { Card, type CardProps } from './Card.tsx';

const company = (name: string, facts: string) => (
  <>
    <Heading level={2}>{name}</Heading>
    <Text tone="muted">{facts}</Text>
  </>
);

const meta = {
  title: 'Structure/Card',
  component: Card,
  args: { children: company('Gibe Valley University', 'Oromia · 14 open tenders') },
  parameters: { guide, ...inAmharic<CardProps>({ children: company('ጊቤ ሸለቆ ዩኒቨርሲቲ', 'ኦሮሚያ · 14 ክፍት ጨረታዎች') }) },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Tight: Story = { args: { padding: 's' } };
export const Roomy: Story = { args: { padding: 'l' } };
const covered = (name: string) => (
  <>
    <Heading level={2}>
      <Link href="#company" look="cover">
        {name}
      </Link>
    </Heading>
    <Text tone="muted">14</Text>
  </>
);
/** A press anywhere on it follows its one link. */
export const Covered: Story = {
  args: { children: covered('Gibe Valley University') },
  parameters: inAmharic<CardProps>({ children: covered('ጊቤ ሸለቆ ዩኒቨርሲቲ') }),
  play: async ({ canvas }) => {
    const { right, bottom } = canvas.getByText('14').getBoundingClientRect();
    await expect(document.elementFromPoint(right - 1, bottom - 1)).toBe(canvas.getByRole('link'));
  },
};
export const LongWords: Story = {
  args: { children: company('Enterprise'.repeat(12), '<b>Oromia</b>'.repeat(12)) },
  parameters: inAmharic<CardProps>({ children: company(longWord.repeat(4), '<b>ኦሮሚያ</b>'.repeat(12)) }),
};
