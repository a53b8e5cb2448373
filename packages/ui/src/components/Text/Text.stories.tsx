import type { Meta, StoryObj } from '@storybook/react-vite';
import { infoIcon } from '../../icons.ts';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Text.guide.ts';
import { Text, type TextProps } from './Text.tsx';

const english = 'Bidders are invited to submit their offers in a sealed envelope until the closing date. ';
const amharic = 'ተጫራቾች የመወዳደሪያ ሐሳባቸውን በታሸገ ፖስታ እስከ መዝጊያው ቀን ድረስ እንዲያቀርቡ ተጋብዘዋል። ';
const long = {
  args: { children: english.repeat(6) },
  parameters: inAmharic<TextProps>({ children: amharic.repeat(6) }),
};

const meta = {
  title: 'Actions and text/Text',
  component: Text,
  args: { children: english },
  parameters: { guide, ...inAmharic<TextProps>({ children: amharic }) },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const Large: Story = { args: { size: 'l' } };
export const Small: Story = { args: { size: 's' } };
export const SmallPrint: Story = { args: { size: 'xs' } };
export const Strong: Story = { args: { weight: 'strong' } };
export const Muted: Story = { args: { tone: 'muted' } };
export const Positive: Story = {
  args: { tone: 'positive', children: 'Confirmed' },
  parameters: inAmharic<TextProps>({ children: 'ተረጋግጧል' }),
};
export const Negative: Story = {
  args: { tone: 'negative', children: 'Not a valid number.' },
  parameters: inAmharic<TextProps>({ children: 'ትክክለኛ ቁጥር አይደለም።' }),
};
export const TabularFigures: Story = {
  args: { align: 'end', figures: 'tabular', children: '2,111.11 birr' },
  parameters: inAmharic<TextProps>({ children: '2,111.11 ብር' }),
};
export const OneLine: Story = { ...long, args: { ...long.args, clamp: 'one' } };
export const TwoLines: Story = { ...long, args: { ...long.args, clamp: 'two' } };
export const ThreeLines: Story = { ...long, args: { ...long.args, clamp: 'three' } };
/** Typed markup is shown as text and never run. */
export const MarkupInText: Story = {
  args: { children: '<img src=x onerror=alert(1)> <b>bold</b>' },
  parameters: inAmharic<TextProps>({ children: '<img src=x onerror=alert(1)> <b>ደማቅ</b>' }),
};
/** One emphasised word in a plain text. */
export const Emphasis: Story = {
  args: {
    children: (
      <>
        Offers are opened <strong>in public</strong> half an hour after the closing time.
      </>
    ),
  },
  parameters: inAmharic<TextProps>({
    children: (
      <>
        ሐሳቦቹ የመዝጊያው ሰዓት ካለፈ ከግማሽ ሰዓት በኋላ <strong>በይፋ</strong> ይከፈታሉ።
      </>
    ),
  }),
};
/** The text keeps its own left edge over several lines. */
export const BesideAnIcon: Story = {
  args: { children: english.repeat(2) },
  parameters: inAmharic<TextProps>({ children: amharic.repeat(2) }),
  render: (args) => (
    <Stack align="start" direction="row" gap="xs" wrap="none">
      <Icon drawing={infoIcon} />
      <Text {...args} />
    </Stack>
  ),
};
