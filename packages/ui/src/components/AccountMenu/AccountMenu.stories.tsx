import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { receiptIcon, settingsIcon, userIcon } from '../../icons.ts';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { playedInFrame } from '../../workshop/in-frame.ts';
import { guide } from './AccountMenu.guide.ts';
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';

const onLogout = fn();

const places = (account: string, billing: string, settings: string): AccountMenuProps['entries'] => [
  { label: account, href: '#account', icon: userIcon },
  { label: billing, href: '#billing', icon: receiptIcon },
  { label: settings, href: '#settings', icon: settingsIcon },
];

const meta = {
  title: 'Structure/AccountMenu',
  component: AccountMenu,
  args: {
    label: 'Account of Almaz Bekele',
    name: 'Almaz Bekele',
    belongsTo: 'Gibe Valley Trading PLC',
    entries: places('My Account', 'Billing', 'Settings'),
    logout: { label: 'Logout', onPress: onLogout },
  },
  parameters: {
    guide,
    ...inAmharic<AccountMenuProps>({
      label: 'የአልማዝ በቀለ መለያ',
      name: 'አልማዝ በቀለ',
      belongsTo: 'ጊቤ ሸለቆ ንግድ ኃ/የተ/የግ/ማ',
      entries: places('መለያዬ', 'ክፍያ', 'ቅንብሮች'),
      logout: { label: 'ውጣ', onPress: onLogout },
    }),
  },
  beforeEach: () => void onLogout.mockClear(),
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = (canvasElement: HTMLElement) => userEvent.click(canvasElement.querySelector('summary') as HTMLElement);

export const Closed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('AB')).toBeVisible();
    await expect(canvasElement.querySelector('summary')).toHaveTextContent('Account of Almaz Bekele');
  },
};
export const Open: Story = {
  parameters: playedInFrame,
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await waitFor(() => expect(canvas.getByText('Gibe Valley Trading PLC')).toBeVisible());
  },
};
/** The link is a box, so that its focus ring encloses the icon too. */
export const FocusOnAPlace: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const [place] = canvas.getAllByRole('link');
    await expect(place).toHaveFocus();
    await expect(getComputedStyle(place as HTMLElement).display).toBe('block');
  },
};
export const LogsOutByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvasElement.querySelector('details')).not.toHaveAttribute('open'));
  },
};
export const WithoutCompany: Story = {
  args: { name: 'Abebe', belongsTo: 'abebe@example.com' },
  parameters: inAmharic<AccountMenuProps>({ name: 'አበበ', belongsTo: 'abebe@example.com' }),
  play: ({ canvasElement }) => open(canvasElement),
};
/** The names are shown in full; the panel stays within the screen. */
export const VeryLongNames: Story = {
  args: { name: 'Wolde-Giyorgis '.repeat(8), belongsTo: `${'enterprise'.repeat(9)}@example.com` },
  parameters: inAmharic<AccountMenuProps>({ name: 'ወልደጊዮርጊስ '.repeat(8), belongsTo: '<b>ድርጅት</b>'.repeat(6) }),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Nameless: Story = { args: { name: ' ' }, parameters: inAmharic<AccountMenuProps>({ name: ' ' }) };
