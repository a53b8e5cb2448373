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
      <Button>{say('Save', 'ያስቀምጡ')}</Button>
    </Stack>
  </AccountPage>
));

export const Company: Story = pageStory(({ say }) => (
  <AccountPage current="company" say={say} tabs={accountTabs(say)} title={say('My Account', 'መለያዬ')}>
    <Stack gap="m">
      <TextField
        defaultValue={say('Kebede Trading PLC', 'ከበደ ንግድ ኃ/የተ/የግ/ማ')}
        label={say('Company name', 'የድርጅት ስም')}
      />
      <TextField defaultValue="0012345678" inputMode="numeric" label={say('TIN', 'የግብር ከፋይ ቁጥር')} />
      <TextField defaultValue={say('Bole, Addis Ababa', 'ቦሌ፣ አዲስ አበባ')} label={say('Address', 'አድራሻ')} />
      <Button isBusy>{say('Save', 'ያስቀምጡ')}</Button>
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
      <PasswordField
        autoComplete="current-password"
        error={say('This is not your current password.', 'ይህ አሁን ያለው የይለፍ ቃልዎ አይደለም።')}
        errorTiming="atOnce"
        label={say('Old password', 'የቀድሞ የይለፍ ቃል')}
        labels={passwordLabels(say)}
      />
      <PasswordField
        autoComplete="new-password"
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
      <Button>{say('Change Password', 'የይለፍ ቃሉን ይቀይሩ')}</Button>
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
    id: 'AW-2019-00042',
    method: 'telebirr',
    date: say('18 Nov 2026', 'ኅዳር 9፣ 2019'),
    amount: '2,360.00',
    isPaid: true,
  },
  { id: 'AW-2019-00017', method: '', date: say('2 Nov 2026', 'ጥቅምት 23፣ 2019'), amount: '200.00', isPaid: false },
];

function Invoices({ say, rows }: { say: Say; rows: readonly InvoiceRow[] }): ReactElement {
  return (
    <Table
      caption={say('Invoices', 'ደረሰኞች')}
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
      empty={<EmptyState title={say('No invoices yet', 'እስካሁን ደረሰኝ የለም')} />}
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
      </Stack>
    </Card>
    <Invoices rows={rows} say={say} />
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
      <ToggleCard
        onChange={nothing}
        text={say('From our bot, at once', 'ከአዋጅ ቦት፣ ወዲያውኑ')}
        title={say('Telegram', 'ቴሌግራም')}
        value
      />
      <ToggleCard
        error={say('This was not saved. Try again.', 'ይህ አልተቀመጠም። እንደገና ይሞክሩ።')}
        onChange={nothing}
        title={say('SMS', 'አጭር መልእክት')}
        value={false}
      />
      <ToggleCard onChange={nothing} title={say('Email', 'ኢሜይል')} value={undefined} />
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
      <Heading level={2}>{say('Update Your Preferences.', 'ምርጫዎን ያስተካክሉ።')}</Heading>
      {choice(say, say('Languages', 'ቋንቋዎች'), optionsOf(say('Amharic', 'አማርኛ'), say('English', 'እንግሊዝኛ')), ['1', '2'])}
      {choice(say, say('Regions', 'ክልሎች'), optionsOf(say('Oromia', 'ኦሮሚያ'), say('Sidama', 'ሲዳማ')), ['1'])}
      {choice(say, say('Categories', 'ምድቦች'), optionsOf(say('Construction', 'ግንባታ'), say('Medicine', 'መድኃኒት')), [])}
      <Button>{say('Save', 'ያስቀምጡ')}</Button>
    </Stack>
  </AccountPage>
));
