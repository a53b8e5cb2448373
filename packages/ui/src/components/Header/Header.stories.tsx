import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { userIcon } from '../../icons.ts';
import { inAmharic } from '../../workshop/in-amharic.ts';
import { AccountMenu } from '../AccountMenu/AccountMenu.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Link } from '../Link/Link.tsx';
import { NotificationBell } from '../NotificationBell/NotificationBell.tsx';
import { guide } from './Header.guide.ts';
import { Header, type HeaderProps } from './Header.tsx';

const places = (...labels: string[]) =>
  labels.map((label, place) => ({ label, href: `#${place}`, isActive: place === 0 }));

const withSaved = (places: HeaderProps['entries'], label: string) =>
  places.map((place, index) => (index === 2 ? { ...place, count: { count: '9+', label } } : place));

const forVisitors = (language: string, logIn: string, current: string) => (
  <>
    <LanguageSwitch
      label={language}
      languages={[
        current === 'en' ? { tag: 'am', name: 'አማርኛ', href: '#am' } : { tag: 'en', name: 'English', href: '#en' },
      ]}
    />
    <Link href="#login" look="button">
      {logIn}
    </Link>
  </>
);

const forAccounts = (bell: string, verify: string, name: string, account: string, logout: string) => (
  <>
    <NotificationBell
      items={[{ id: 'phone', text: bell, action: { label: verify, href: '#verify' } }]}
      label={bell}
      title={bell}
    />
    <AccountMenu
      belongsTo="almaz@example.com"
      entries={[{ label: account, href: '#account', icon: userIcon }]}
      label={name}
      logout={{ label: logout, onPress: fn() }}
      name={name}
    />
  </>
);

const meta = {
  title: 'Structure/Header',
  component: Header,
  args: {
    brand: { label: 'Awaj', href: '#home' },
    entries: places('Tenders', 'Pricing', 'FAQ', 'Signup'),
    labels: { navigation: 'Main', skip: 'Skip to content' },
    search: { label: 'Search', href: '#search' },
    end: forVisitors('Language', 'Log In', 'en'),
  },
  parameters: {
    guide,
    layout: 'fullscreen',
    ...inAmharic<HeaderProps>({
      brand: { label: 'አዋጅ', href: '#home' },
      entries: places('ጨረታዎች', 'ዋጋ', 'ጥያቄዎች', 'ይመዝገቡ'),
      labels: { navigation: 'ዋና ማውጫ', skip: 'ወደ ይዘቱ ይለፉ' },
      search: { label: 'ይፈልጉ', href: '#search' },
      end: forVisitors('ቋንቋ', 'ይግቡ', 'am'),
    }),
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

const loggedIn: Partial<HeaderProps> = {
  hasBottomBar: true,
  entries: withSaved(places('Tenders', 'My Feed', 'Saved Tenders'), '12 saved tenders'),
  end: forAccounts('1 notification', 'Verify', 'Almaz Bekele', 'My Account', 'Logout'),
};
const loggedInAmharic: Partial<HeaderProps> = {
  entries: withSaved(places('ጨረታዎች', 'የእኔ ገጽ', 'የተቀመጡ ጨረታዎች'), '12 የተቀመጡ ጨረታዎች'),
  end: forAccounts('1 ማሳወቂያቅ', 'ያረጋግጡ', 'አልማዝ በቀለ', 'መለያዬ', 'ውጣ'),
};

export const Visitor: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Tenders' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBeLessThanOrEqual(57);
    await expect(canvas.queryByRole('link', { name: 'Search' })).toBeNull();
  },
};
export const VisitorOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Search' })).toBeVisible();
  },
};
export const LoggedIn: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: loggedIn,
  parameters: inAmharic<HeaderProps>(loggedInAmharic),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /12 saved tenders/ })).toBeVisible();
  },
};
/** The header becomes translucent when the page scrolls under it. */
export const Scrolled: Story = {
  args: loggedIn,
  parameters: inAmharic<HeaderProps>(loggedInAmharic),
  render: (args) => (
    <>
      <Header {...args} />
      <div style={{ height: '200vh' }} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvasElement.ownerDocument.documentElement.scrollTop = 300;
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
  },
};
export const WithoutEntries: Story = { args: { entries: [] } };
