import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: {
    children: (
      <>
        <Heading level={2}>Gibe Valley University</Heading>
        <Text tone="muted">Oromia · 14 open tenders</Text>
      </>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Roomy: Story = { args: { padding: 'l' } };
export const Amharic: Story = {
  args: {
    children: (
      <>
        <Heading level={2}>ጊቤ ሸለቆ ዩኒቨርሲቲ</Heading>
        <Text tone="muted">ኦሮሚያ · 14 ክፍት ጨረታዎች</Text>
      </>
    ),
  },
  globals: { locale: 'am' },
};
