import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Badge } from '../Badge/Badge.tsx';
import { guide } from './Stack.guide.ts';
import { Stack, type StackProps } from './Stack.tsx';

const badges = (...names: string[]) => names.map((name) => <Badge key={name}>{name}</Badge>);

const meta = {
  title: 'Actions and text/Stack',
  component: Stack,
  args: { children: badges('Construction', 'Consultancy', 'Furniture', 'Vehicles'), gap: 's' },
  parameters: { guide, ...inAmharic<StackProps>({ children: badges('ግንባታ', 'ማማከር', 'የቤትና የቢሮ ዕቃዎች', 'ተሽከርካሪዎች') }) },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = { args: { align: 'start' } };
export const Row: Story = { args: { direction: 'row' } };
export const Between: Story = { args: { direction: 'row', align: 'between' } };
export const Wide: Story = { args: { direction: 'row', gap: 'xl' } };
export const Form: Story = { args: { width: 'form' } };
/** A picture and its text: only the text wraps. */
export const Unwrapped: Story = {
  args: {
    direction: 'row',
    wrap: 'none',
    children: [
      <Badge key="badge">LPC</Badge>,
      <span key="words">Lasta Polytechnic College, Amhara, Cleaning and Sanitary Supplies</span>,
    ],
  },
  parameters: inAmharic<StackProps>({
    children: [<Badge key="badge">ላፖኮ</Badge>, <span key="words">ላስታ ፖሊ ቴክኒክ ኮሌጅ፣ አማራ፣ የጽዳትና የንጽህና ዕቃዎች</span>],
  }),
};
/** A long text and its badge, which stays in the corner. */
export const Cornered: Story = {
  args: {
    direction: 'row',
    align: 'cornered',
    children: [
      <span key="words">
        Cleaning and Sanitary Supplies in Amhara, closing within a week, from Lasta Polytechnic College
      </span>,
      <Badge key="badge">Paused</Badge>,
    ],
  },
  parameters: inAmharic<StackProps>({
    children: [
      <span key="words">ላስታ ፖሊ ቴክኒክ ኮሌጅ፣ አማራ፣ የጽዳትና የንጽህና ዕቃዎች፣ በአንድ ሳምንት ውስጥ የሚዘጉ</span>,
      <Badge key="badge">ቆሟል</Badge>,
    ],
  }),
};
export const List: Story = {
  args: {
    as: 'ul',
    children: ['Construction', 'Consultancy'].map((name) => <li key={name}>{name}</li>),
  },
  parameters: inAmharic<StackProps>({ children: ['ግንባታ', 'ማማከር'].map((name) => <li key={name}>{name}</li>) }),
};
/** Each item has several lines. */
export const Ruled: Story = { ...List, args: { ...List.args, isRuled: true } };
