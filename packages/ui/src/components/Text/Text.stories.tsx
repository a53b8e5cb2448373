import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';

const english = 'Bidders are invited to submit their offers in a sealed envelope until the closing date.';
const amharic = 'ተጫራቾች የመወዳደሪያ ሐሳባቸውን በታሸገ ፖስታ እስከ መዝጊያው ቀን ድረስ እንዲያቀርቡ ተጋብዘዋል።';

const meta = { component: Text, args: { children: english } } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Small: Story = { args: { size: 's' } };
export const Large: Story = { args: { size: 'l' } };
export const Muted: Story = { args: { tone: 'muted' } };
export const CutOff: Story = { args: { clamp: 'one', children: english.repeat(3) } };
export const Amharic: Story = { args: { children: amharic }, globals: { locale: 'am' } };
