import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { Text } from '../Text/Text.tsx';
import { guide } from './Accordion.guide.ts';
import { Accordion, type AccordionProps } from './Accordion.tsx';

const entry = (id: string, question: string, answer: string) => ({ id, question, answer: <Text>{answer}</Text> });

const meta = {
  title: 'Structure/Accordion',
  component: Accordion,
  args: {
    level: 2,
    entries: [
      entry('pay', 'How can I pay?', 'With Telebirr, CBE Birr, or a card.'),
      entry('cancel', 'Can I get my money back?', 'Within seven days, if you opened no bid document.'),
      entry('alerts', 'How often do alerts come?', 'As often as you choose: at once or once a day.'),
    ],
  },
  parameters: {
    guide,
    ...inAmharic<AccordionProps>({
      entries: [
        entry('pay', 'እንዴት መክፈል እችላለሁ?', 'በቴሌብር፣ በሲቢኢ ብር ወይም በካርድ።'),
        entry('cancel', 'ገንዘቤ ይመለስልኛል?', 'የጨረታ ሰነድ ካልከፈቱ በሰባት ቀናት ውስጥ።'),
        entry('alerts', 'ማንቂያ በየስንት ጊዜው ይመጣል?', 'እርስዎ እንደመረጡት፦ ወዲያውኑ ወይም በቀን አንድ ጊዜ።'),
      ],
    }),
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const question = canvas.getByText('Can I get my money back?').closest('summary') as HTMLElement;
    await userEvent.tab();
    await userEvent.tab();
    await expect(question).toHaveFocus();
    await userEvent.click(question);
    await waitFor(() => expect(canvas.getByText(/Within seven days/)).toBeVisible());
    await expect(canvas.getByText(/With Telebirr/)).not.toBeVisible();
    await userEvent.click(question);
    await waitFor(() => expect(canvas.getByText(/Within seven days/)).not.toBeVisible());
  },
};
export const OneOpen: Story = { args: { open: 'cancel' } };
export const Exclusive: Story = {
  args: { isExclusive: true, open: 'cancel' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('How can I pay?'));
    await waitFor(() => expect(canvas.getByText(/With Telebirr/)).toBeVisible());
    await expect(canvas.getByText(/Within seven days/)).not.toBeVisible();
  },
};
/** The state after following a link to one answer. */
export const LinkedTo: Story = {
  play: async ({ canvas }) => {
    const { pathname, search } = location;
    history.replaceState(history.state, '', `${pathname}${search}#cancel`);
    window.dispatchEvent(new Event('hashchange'));
    await waitFor(() => expect(canvas.getByText(/Within seven days/)).toBeVisible());
    await expect(canvas.getByText(/With Telebirr/)).not.toBeVisible();
    history.replaceState(history.state, '', pathname + search);
  },
};
export const LongWords: Story = {
  args: {
    entries: [entry('long', 'Supercalifragilisticexpialidocious?'.repeat(3), '<b>tender</b>'.repeat(20))],
    open: 'long',
  },
  parameters: inAmharic<AccordionProps>({ entries: [entry('long', longWord.repeat(3), '<b>ጨረታ</b>'.repeat(20))] }),
};
