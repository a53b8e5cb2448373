import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ListLayout } from '../../components/ListLayout/ListLayout.tsx';
import { MultiSelect } from '../../components/MultiSelect/MultiSelect.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { ToggleCard } from '../../components/ToggleCard/ToggleCard.tsx';
import { Screen } from './Screen.tsx';
import { fullscreen, nothing, pageStory, type Say } from './say.ts';

const meta = { title: 'Pages/Account', parameters: fullscreen } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface AccountPageProps {
  say: Say;
  title: string;
  tabs?: readonly { id: string; label: string }[];
  current?: string;
  children: ReactNode;
}

function AccountPage({ say, title, tabs, current = '', children }: AccountPageProps): ReactElement {
  return (
    <Screen place="other" reader="member" say={say}>
      <ListLayout>
        <Heading level={1}>{title}</Heading>
        {tabs ? (
          <Tabs
            current={current}
            entries={tabs.map((tab) => ({ ...tab, panel: tab.id === current ? children : null }))}
            label={title}
            onChange={nothing}
          />
        ) : (
          children
        )}
      </ListLayout>
    </Screen>
  );
}

const accountTabs = (say: Say) => [
  { id: 'personal', label: say('Personal', 'የግል') },
  { id: 'company', label: say('Company', 'ድርጅት') },
  { id: 'security', label: say('Security', 'ደህንነት') },
];

/** As wide as its word: the form has the whole page. */
const submit = (label: string, isBusy = false) => (
  <Stack align="start" gap="s">
    <Button isBusy={isBusy}>{label}</Button>
  </Stack>
);

export const Personal: Story = pageStory(({ say }) => (
  <AccountPage current="personal" say={say} tabs={accountTabs(say)} title={say('My Account', 'መለያዬ')}>
    <Stack gap="m">
      <TextField defaultValue={say('Abebe Kebede', 'አበበ ከበደ')} label={say('Name', 'ስም')} />
      <TextField
        defaultValue="abebe@"
        error={say('Not a valid email.', 'ትክክለኛ ኢሜይል አይደለም።')}
        errorTiming="atOnce"
        label={say('Email', 'ኢሜይል')}
        note={<Badge>{say('Not verified', 'አልተረጋገጠም')}</Badge>}
        type="email"
      />
      <PhoneField
        defaultValue="0911 234 567"
        label={say('Mobile number', 'የሞባይል ስልክ ቁጥር')}
        note={<Badge tone="positive">{say('Verified', 'የተረጋገጠ')}</Badge>}
      />
      {submit(say('Save', 'ያስቀምጡ'))}
    </Stack>
  </AccountPage>
));

export const Company: Story = pageStory(({ say }) => (
  <AccountPage current="company" say={say} tabs={accountTabs(say)} title={say('My Account', 'መለያዬ')}>
    <Stack gap="m">
      <Text tone="muted">{say('This stands on your invoices.', 'እነዚህ መረጃዎች በደረሰኞችዎ ላይ ይታተማሉ።')}</Text>
      <TextField
        defaultValue={say('Kebede Trading PLC', 'ከበደ ንግድ ኃ/የተ/የግ/ማ')}
        label={say('Company name', 'የድርጅት ስም')}
      />
      <TextField defaultValue="0012345678" inputMode="numeric" label={say('TIN', 'የግብር ከፋይ ቁጥር')} />
      <TextField defaultValue={say('Bole, Addis Ababa', 'ቦሌ፣ አዲስ አበባ')} label={say('Address', 'አድራሻ')} />
      {submit(say('Save', 'ያስቀምጡ'), true)}
    </Stack>
  </AccountPage>
));

const passwordLabels = (say: Say) => ({
  show: say('Show password', 'የይለፍ ቃሉን ያሳዩ'),
  hide: say('Hide password', 'የይለፍ ቃሉን ይደብቁ'),
});

export const Security: Story = pageStory(({ say }) => (
  <AccountPage current="security" say={say} tabs={accountTabs(say)} title={say('My Account', 'መለያዬ')}>
    <Stack gap="m">
      <Text tone="muted">
        {say('Changing the password logs you out everywhere else.', 'የይለፍ ቃልዎን ሲቀይሩ በሌሎች መሣሪያዎች ላይ ያለው መለያዎ ይዘጋል።')}
      </Text>
      <PasswordField
        autoComplete="current-password"
        error={say('This is not your current password.', 'ይህ አሁን ያለው የይለፍ ቃልዎ አይደለም።')}
        errorTiming="atOnce"
        label={say('Old password', 'የቀድሞ የይለፍ ቃል')}
        labels={passwordLabels(say)}
      />
      <PasswordField
        autoComplete="new-password"
        hint={say('At least 6 characters', 'ቢያንስ 6 ምልክቶች')}
        label={say('New password', 'አዲስ የይለፍ ቃል')}
        labels={passwordLabels(say)}
      />
      <PasswordField
        autoComplete="new-password"
        error={say('Does not match.', 'አይመሳሰልም።')}
        errorTiming="atOnce"
        label={say('Confirm password', 'የይለፍ ቃሉን ያረጋግጡ')}
        labels={passwordLabels(say)}
      />
      {submit(say('Change Password', 'የይለፍ ቃሉን ይቀይሩ'))}
    </Stack>
  </AccountPage>
));

interface InvoiceRow {
  id: string;
  method: string;
  date: string;
  amount: string;
  isPaid: boolean;
}

const invoices = (say: Say): readonly InvoiceRow[] => [
  {
    id: 'AWJ-2026-000042',
    method: 'telebirr',
    date: say('18 Nov 2026', 'ኅዳር 9፣ 2019'),
    amount: say('ETB 2,360.00', '2,360.00 ብር'),
    isPaid: true,
  },
  {
    id: 'AWJ-2026-000017',
    method: '',
    date: say('2 Nov 2026', 'ጥቅምት 23፣ 2019'),
    amount: say('ETB 200.00', '200.00 ብር'),
    isPaid: false,
  },
];

function Invoices({ say, rows }: { say: Say; rows: readonly InvoiceRow[] }): ReactElement {
  return (
    <Table
      caption={say('INVOICES', 'ደረሰኞች')}
      columns={[
        {
          id: 'id',
          header: say('Invoice ID', 'የደረሰኝ ቁጥር'),
          isRowHeader: true,
          cell: ({ id }) => <Link href={`#${id}`}>{id}</Link>,
        },
        { id: 'method', header: say('Method', 'መንገድ'), cell: ({ method }) => method || '—' },
        { id: 'date', header: say('Invoice Date', 'ቀን'), cell: ({ date }) => date },
        { id: 'amount', header: say('Amount', 'መጠን'), isNumeric: true, cell: ({ amount }) => amount },
        {
          id: 'status',
          header: say('Status', 'ሁኔታ'),
          cell: ({ isPaid }) => (
            <Badge tone={isPaid ? 'positive' : 'saffron'}>
              {isPaid ? say('Paid', 'ተከፍሏል') : say('Unpaid', 'አልተከፈለም')}
            </Badge>
          ),
        },
      ]}
      empty={
        <EmptyState
          text={say('When you choose a plan, its invoice stands here.', 'ምዝገባ ሲመርጡ ደረሰኙ እዚህ ይታያል።')}
          title={say('No invoices yet', 'እስካሁን ደረሰኝ የለም')}
        />
      }
      idOf={({ id }) => id}
      rows={rows}
    />
  );
}

const billing = (say: Say, isActive: boolean, rows: readonly InvoiceRow[]) => (
  <AccountPage say={say} title={say('Subscription', 'ምዝገባ')}>
    <Card as="section">
      <Stack align="start" gap="xs">
        <Text weight="strong">{say('1 Year', '1 ዓመት')}</Text>
        <Badge tone={isActive ? 'positive' : 'negative'}>
          {isActive ? say('Active Subscription', 'ንቁ ምዝገባ') : say('Inactive Subscription', 'ንቁ ያልሆነ ምዝገባ')}
        </Badge>
        {isActive && (
          <Text size="s" tone="muted">
            {say('265 days left', '265 ቀናት ቀርተዋል')}
          </Text>
        )}
      </Stack>
    </Card>
    <Invoices rows={rows} say={say} />
    <Stack as="section" gap="m">
      <Stack gap="xxs">
        <Heading level={2}>
          {isActive ? say('Renew your subscription', 'ምዝገባዎን ያድሱ') : say('Choose a plan', 'ምዝገባ ይምረጡ')}
        </Heading>
        {isActive && (
          <Text tone="muted">
            {say(
              'A subscription reaches at most one year ahead. The new time begins when the present one ends.',
              'ምዝገባ ቢበዛ እስከ አንድ ዓመት ድረስ ይዘልቃል። አዲሱ ጊዜ የሚጀምረው አሁን ያለው ሲያበቃ ነው።',
            )}
          </Text>
        )}
      </Stack>
      <RadioCards
        defaultValue="1"
        hint={say('Prices include 15% VAT.', 'ዋጋው 15% ተ.እ.ታ.ን ያካትታል።')}
        label={say('Plan', 'የምዝገባ አማራጭ')}
        options={[
          { value: '1', title: say('3 Months', '3 ወር'), price: say('ETB 980.00', '980.00 ብር') },
          { value: '2', title: say('6 Months', '6 ወር'), price: say('ETB 1,480.00', '1,480.00 ብር') },
        ]}
      />
      {submit(say('Continue to payment', 'ወደ ክፍያ ይቀጥሉ'))}
    </Stack>
  </AccountPage>
);

export const Billing: Story = pageStory(({ say }) => billing(say, true, invoices(say)));
export const BillingWithoutInvoices: Story = pageStory(({ say }) => billing(say, false, []));

const settingsTabs = (say: Say) => [
  { id: 'channel', label: say('Channel', 'መንገድ') },
  { id: 'tender', label: say('Tender', 'ጨረታ') },
];

export const Channels: Story = pageStory(({ say }) => (
  <AccountPage current="channel" say={say} tabs={settingsTabs(say)} title={say('Alert Setting', 'የማንቂያ ቅንብር')}>
    <Stack gap="s">
      <Text tone="muted">
        {say(
          'How new tenders reach you. A change is saved at once.',
          'አዳዲስ ጨረታዎች የሚደርሱዎት በእነዚህ መንገዶች ነው። ለውጡ ወዲያውኑ ይቀመጣል።',
        )}
      </Text>
      <ToggleCard
        advice={
          <>
            <span>
              {say(
                'Our bot has to know you first: open it and share your mobile number.',
                'መጀመሪያ የአዋጅን የቴሌግራም ቦት ከፍተው የሞባይል ስልክ ቁጥርዎን ያጋሩ።',
              )}
            </span>
            <Link href="#telegram" look="inline">
              {say('Open Telegram', 'ቴሌግራምን ይክፈቱ')}
            </Link>
          </>
        }
        onChange={nothing}
        text={say(
          'A message from our bot, as soon as a tender fits your preferences',
          'ከምርጫዎ ጋር የሚስማማ ጨረታ እንደወጣ በአዋጅ ቦት የሚላክ መልእክት',
        )}
        title={say('Telegram', 'ቴሌግራም')}
        value
      />
      <ToggleCard
        error={say('This was not saved. Try again.', 'ይህ አልተቀመጠም። እንደገና ይሞክሩ።')}
        onChange={nothing}
        text={say('A short message to your mobile number', 'ወደ ሞባይል ስልክዎ የሚላክ አጭር መልእክት')}
        title={say('SMS', 'አጭር መልእክት')}
        value={false}
      />
      <ToggleCard
        onChange={nothing}
        text={say(
          'New tenders that fit your preferences, sent to your email',
          'ከምርጫዎ ጋር የሚስማሙ አዳዲስ ጨረታዎች ወደ ኢሜይልዎ ይላካሉ',
        )}
        title={say('Email', 'ኢሜይል')}
        value={undefined}
      />
    </Stack>
  </AccountPage>
));

const optionsOf = (...names: string[]) => names.map((label, place) => ({ value: String(place + 1), label }));

const choice = (say: Say, label: string, options: readonly { value: string; label: string }[], value: string[]) => (
  <MultiSelect
    defaultValue={value}
    label={label}
    labels={{
      chosen: say(`Chosen: ${label}`, `የተመረጡ፦ ${label}`),
      remove: (name) => say(`Remove ${name}`, `${name} ያስወግዱ`),
      added: (name) => say(`${name} added`, `${name} ተጨምሯል`),
      removed: (name) => say(`${name} removed`, `${name} ተወግዷል`),
      found: (count) => say(`${count} found`, `${count} ተገኝተዋል`),
      empty: say('Nothing has this name', 'በዚህ ስም ምንም የለም'),
    }}
    options={options}
  />
);

export const Preferences: Story = pageStory(({ say }) => (
  <AccountPage current="tender" say={say} tabs={settingsTabs(say)} title={say('Alert Setting', 'የማንቂያ ቅንብር')}>
    <Stack gap="m">
      <Stack gap="xxs">
        <Heading level={2}>{say('Update Your Preferences.', 'ምርጫዎን ያስተካክሉ።')}</Heading>
        <Text tone="muted">
          {say(
            'Your feed and your alerts hold the tenders of the categories you choose, in your languages or your regions.',
            'የእርስዎ ገጽና ማንቂያዎች በመረጧቸው ምድቦች፣ በቋንቋዎ ወይም በክልልዎ የወጡ ጨረታዎችን ይይዛሉ።',
          )}
        </Text>
      </Stack>
      {choice(say, say('Languages', 'ቋንቋዎች'), optionsOf(say('Amharic', 'አማርኛ'), say('English', 'እንግሊዝኛ')), ['1', '2'])}
      {choice(say, say('Regions', 'ክልሎች'), optionsOf(say('Oromia', 'ኦሮሚያ'), say('Sidama', 'ሲዳማ')), ['1'])}
      {choice(say, say('Categories', 'ምድቦች'), optionsOf(say('Construction', 'ግንባታ'), say('Medicine', 'መድኃኒት')), [])}
      {submit(say('Save', 'ያስቀምጡ'))}
    </Stack>
  </AccountPage>
));
