import type { Meta, StoryObj } from '@storybook/react-vite';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './FormLayout.guide.ts';
import { FormLayout, type FormLayoutProps } from './FormLayout.tsx';

const brand = (name: string) => (
  <Link href="#home" look="plain">
    {name}
  </Link>
);

const form = (label: string, action: string) => (
  <>
    <TextField label={label} type="tel" />
    <Button>{action}</Button>
  </>
);

const foot = (question: string, answer: string) => (
  <Text>
    {question}{' '}
    <Link href="#signup" look="inline">
      {answer}
    </Link>
  </Text>
);

const meta = {
  title: 'Structure/FormLayout',
  component: FormLayout,
  args: {
    brand: brand('Awaj'),
    title: 'Forgot your password?',
    intro: 'Type in the phone number you signed up with. We send a code of four characters to it.',
    children: form('Mobile number', 'Send Code'),
    foot: foot('No account yet?', 'Sign Up'),
  },
  parameters: {
    layout: 'fullscreen',
    guide,
    ...inAmharic<FormLayoutProps>({
      brand: brand('አዋጅ'),
      title: 'የይለፍ ቃልዎን ረሱት?',
      intro: 'የተመዘገቡበትን የስልክ ቁጥር ያስገቡ። አራት ፊደላት ያሉት ኮድ እንልክልዎታለን።',
      children: form('የሞባይል ስልክ ቁጥር', 'ኮዱን ይላኩ'),
      foot: foot('እስካሁን አልተመዘገቡም?', 'ይመዝገቡ'),
    }),
  },
} satisfies Meta<typeof FormLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {};
export const Wide: Story = { args: { width: 'wide' }, globals: { viewport: { value: 'tablet' } } };
