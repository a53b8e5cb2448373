import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { inAmharic, longWord } from '../../workshop/in-amharic.ts';
import { playedInFrame } from '../../workshop/in-frame.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Toast.guide.ts';
import { type ToastMessage, ToastProvider, useToast } from './Toast.tsx';

interface ShownProps {
  region: string;
  closeLabel: string;
  actionHint: (action: string, key: string) => string;
  staysMs: number;
  /** A button's label and the message it shows. */
  offers: readonly { press: string; message: ToastMessage }[];
}

function Offers({ offers }: Pick<ShownProps, 'offers'>): ReactElement {
  const show = useToast();
  return (
    <Stack direction="row">
      {offers.map(({ press, message }) => (
        <Button key={press} onClick={() => show(message)} tone="quiet">
          {press}
        </Button>
      ))}
    </Stack>
  );
}

function Shown({ region, offers, ...rest }: ShownProps): ReactElement {
  return (
    <ToastProvider label={region} {...rest}>
      <Offers offers={offers} />
    </ToastProvider>
  );
}

const onPress = fn();
const saved = { press: 'Save', message: { text: 'Tender saved' } } as const;
const sent = { press: 'Send', message: { text: 'Message sent' } } as const;
const removed = {
  press: 'Remove',
  message: { text: 'Removed from saved', action: { label: 'Undo', onPress } },
} as const;
const failed = { press: 'Fail', message: { text: 'It could not be saved. Try again.', tone: 'failure' } } as const;

const undone = (text: string, undo: string, press: string, about: string) => ({
  press,
  message: { about, text: `${text} ${press}`, action: { label: undo, onPress: () => onPress(about) } },
});
const chairs = undone('Removed from saved:', 'Undo', 'Office chairs', 'tender 7');
const pumps = undone('Removed from saved:', 'Undo', 'Water pumps', 'tender 8');
const refused = {
  press: 'Refused',
  message: { about: 'tender 7', text: 'Office chairs could not be removed.', tone: 'failure' },
} as const;

const amharic = {
  chairs: undone('ከተቀመጡት ተወግዷል፦', 'መልስ', 'የቢሮ ወንበሮች', 'tender 7'),
  pumps: undone('ከተቀመጡት ተወግዷል፦', 'መልስ', 'የውሃ ፓምፖች', 'tender 8'),
  refused: {
    press: 'አልተሳካም',
    message: { about: 'tender 7', text: 'የቢሮ ወንበሮችን ማስወገድ አልተቻለም።', tone: 'failure' },
  },
  saved: { press: 'አስቀምጥ', message: { text: 'ጨረታው ተቀምጧል' } },
  sent: { press: 'ላክ', message: { text: 'መልዕክቱ ተልኳል' } },
  removed: { press: 'አስወግድ', message: { text: 'ከተቀመጡት ተወግዷል', action: { label: 'መልስ', onPress } } },
  failed: { press: 'ሞክር', message: { text: 'ማስቀመጥ አልተቻለም። እንደገና ይሞክሩ።', tone: 'failure' } },
} as const;
const offersInAmharic = (...offers: ShownProps['offers']) => inAmharic<ShownProps>({ offers });

const meta = {
  title: 'Structure/Toast',
  component: Shown,
  args: {
    region: 'Messages',
    closeLabel: 'Close',
    actionHint: (action, key) => `${action}: press ${key}`,
    staysMs: 600_000,
    offers: [saved],
  },
  parameters: {
    guide,
    ...inAmharic<ShownProps>({
      region: 'መልዕክቶች',
      closeLabel: 'ዝጋ',
      actionHint: (action, key) => `${action}፦ ${key} ይጫኑ`,
      offers: [amharic.saved],
    }),
  },
  beforeEach: () => void onPress.mockClear(),
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toasts = () => screen.getByRole('region').querySelectorAll('li');

export const Done: Story = {
  parameters: playedInFrame,
  play: async () => {
    await press('Save');
    await expect(await screen.findByRole('region', { name: /Messages/ })).toHaveTextContent('Tender saved');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Tender saved'));
  },
};
export const Undo: Story = {
  args: { offers: [removed] },
  parameters: offersInAmharic(amharic.removed),
  play: async () => {
    await press('Remove');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Removed from saved – Undo: press F8'));
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(toasts()).toHaveLength(0));
    await expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
  },
};
/** A success disappears by itself; a failure stays until it is closed. */
export const FailureStays: Story = {
  args: { staysMs: 200, offers: [failed, saved] },
  parameters: offersInAmharic(amharic.failed, amharic.saved),
  play: async () => {
    await press('Fail');
    await press('Save');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await expect(toasts()[0]).toHaveTextContent('It could not be saved.');
    await press('Close');
    await waitFor(() => expect(toasts()).toHaveLength(0));
  },
};
export const ClosedByEscape: Story = {
  play: async () => {
    await press('Save');
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toasts()).toHaveLength(0));
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
};
/** Three equal failures are shown as one message, announced three times. */
export const SaidAgain: Story = {
  args: { offers: [failed] },
  parameters: offersInAmharic(amharic.failed),
  play: async () => {
    await press('Fail');
    await press('Fail');
    await press('Fail');
    await expect(toasts()).toHaveLength(1);
  },
};
/** Each can be undone, even if one came right after the other. */
export const TwoUndone: Story = {
  args: { offers: [chairs, pumps] },
  parameters: { ...playedInFrame, ...offersInAmharic(amharic.chairs, amharic.pumps) },
  play: async () => {
    const removeBoth = async () => {
      await press('Office chairs');
      await press('Water pumps');
      await expect(toasts()).toHaveLength(2);
    };
    await removeBoth();
    for (const [place, about] of ['tender 7', 'tender 8'].entries()) {
      await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
      await expect(onPress).toHaveBeenNthCalledWith(place + 1, about);
    }
    await waitFor(() => expect(toasts()).toHaveLength(0));
    await removeBoth();
  },
};
/** A new message about the same thing replaces the earlier one. */
export const AnsweredAgain: Story = {
  args: { offers: [refused, pumps, chairs] },
  parameters: { ...playedInFrame, ...offersInAmharic(amharic.refused, amharic.pumps, amharic.chairs) },
  play: async () => {
    await press('Refused');
    await press('Water pumps');
    await press('Office chairs');
    await expect([...toasts()].map((toast) => toast.textContent?.includes('chairs'))).toEqual([false, true]);
    await expect(screen.queryByText(refused.message.text)).toBeNull();
  },
};
/** The reader is in another window: the time starts when they return. */
export const WindowAway: Story = {
  args: { staysMs: 1 },
  play: async () => {
    const hasFocus = spyOn(document, 'hasFocus').mockReturnValue(false);
    window.dispatchEvent(new Event('blur'));
    await press('Save');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Tender saved'));
    await expect(toasts()).toHaveLength(1);
    hasFocus.mockRestore();
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(toasts()).toHaveLength(0));
  },
};
export const ThreeAtMost: Story = {
  args: { offers: [failed, sent, removed, saved] },
  parameters: { ...playedInFrame, ...offersInAmharic(amharic.failed, amharic.sent, amharic.removed, amharic.saved) },
  play: async () => {
    await press('Fail');
    await press('Send');
    await press('Remove');
    await press('Save');
    await waitFor(() => expect(toasts()).toHaveLength(3));
    await expect(toasts()[0]).toHaveTextContent('It could not be saved.');
  },
};
export const LongWords: Story = {
  args: { offers: [{ press: 'Save', message: { ...removed.message, text: `<b>${'saved'.repeat(40)}</b>` } }] },
  parameters: {
    ...playedInFrame,
    ...offersInAmharic({ press: 'አስቀምጥ', message: { ...amharic.removed.message, text: longWord.repeat(9) } }),
  },
  play: () => press('Save'),
};
