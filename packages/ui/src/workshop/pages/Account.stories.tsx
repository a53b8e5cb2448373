import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { MultiSelect } from '../../components/MultiSelect/MultiSelect.tsx';
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { ToggleCard } from '../../components/ToggleCard/ToggleCard.tsx';
import { AccountPage, submit } from './AccountPage.tsx';
import { billing, invoices } from './billing.tsx';
import { password } from './forms.tsx';
import { colours, keys } from './Screen.tsx';
import { fullscreen, nothing, pageStory, type Say } from './say.ts';
import { titled } from './titled.tsx';

const meta = { title: 'Pages/Account', parameters: fullscreen } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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

export const Security: Story = pageStory(({ say }) => (
  <AccountPage current="security" say={say} tabs={accountTabs(say)} title={say('My Account', 'መለያዬ')}>
    <Stack gap="m">
      <Text tone="muted">
        {say('Changing the password logs you out everywhere else.', 'የይለፍ ቃልዎን ሲቀይሩ በሌሎች መሣሪያዎች ላይ ያለው መለያዎ ይዘጋል።')}
      </Text>
      {password(say, say('Old password', 'የቀድሞ የይለፍ ቃል'), 'current-password', {
        error: say('This is not your current password.', 'ይህ አሁን ያለው የይለፍ ቃልዎ አይደለም።'),
      })}
      {password(say, say('New password', 'አዲስ የይለፍ ቃል'), 'new-password', {
        hint: say('At least 6 characters', 'ቢያንስ 6 ምልክቶች'),
      })}
      {password(say, say('Confirm password', 'የይለፍ ቃሉን ያረጋግጡ'), 'new-password', {
        error: say('Does not match.', 'አይመሳሰልም።'),
      })}
      {submit(say('Change Password', 'የይለፍ ቃሉን ይቀይሩ'))}
    </Stack>
  </AccountPage>
));

export const Billing: Story = pageStory(({ say }) => billing(say, true, invoices(say)));
export const BillingWithoutInvoices: Story = pageStory(({ say }) => billing(say, false, []));

const settings = (say: Say) => ({
  tabs: [
    { id: 'channel', label: say('Channel', 'መንገድ') },
    { id: 'tender', label: say('Tender', 'ጨረታ') },
  ],
  title: say('Alert Setting', 'የማንቂያ ቅንብር'),
  foot: (
    <Stack align="start" gap="s">
      <Heading level={2} size="m">
        {say('On this device', 'በዚህ መሣሪያ ላይ')}
      </Heading>
      {colours(say)}
      {keys(say)}
    </Stack>
  ),
});

export const Channels: Story = pageStory(({ say }) => (
  <AccountPage current="channel" say={say} {...settings(say)}>
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
  <AccountPage current="tender" say={say} {...settings(say)}>
    <Stack gap="m">
      {titled(
        say('Update Your Preferences.', 'ምርጫዎን ያስተካክሉ።'),
        say(
          'Your feed and your alerts hold the tenders of the categories you choose, in your languages or your regions.',
          'የእርስዎ ገጽና ማንቂያዎች በመረጧቸው ምድቦች፣ በቋንቋዎ ወይም በክልልዎ የወጡ ጨረታዎችን ይይዛሉ።',
        ),
      )}
      {choice(say, say('Languages', 'ቋንቋዎች'), optionsOf(say('Amharic', 'አማርኛ'), say('English', 'እንግሊዝኛ')), ['1', '2'])}
      {choice(say, say('Regions', 'ክልሎች'), optionsOf(say('Oromia', 'ኦሮሚያ'), say('Sidama', 'ሲዳማ')), ['1'])}
      {choice(say, say('Categories', 'ምድቦች'), optionsOf(say('Construction', 'ግንባታ'), say('Medicine', 'መድኃኒት')), [])}
      {submit(say('Save', 'ያስቀምጡ'))}
    </Stack>
  </AccountPage>
));
