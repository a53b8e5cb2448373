import type { Meta, StoryObj } from '@storybook/react-vite';
import { BidDocumentCard } from '../../components/BidDocumentCard/BidDocumentCard.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Countdown } from '../../components/Countdown/Countdown.tsx';
import { FormLayout } from '../../components/FormLayout/FormLayout.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { InvoiceSheet } from '../../components/InvoiceSheet/InvoiceSheet.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { PaymentStatus, type PaymentStatusKind } from '../../components/PaymentStatus/PaymentStatus.tsx';
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
import { PlanCard } from '../../components/PlanCard/PlanCard.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StoreLinks } from '../../components/StoreLinks/StoreLinks.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { fullscreen, nothing, pageStory, type Say } from './say.ts';

const meta = { title: 'Pages/Paying', parameters: fullscreen } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const brand = (say: Say) => <Logo name={say('Awaj', 'አዋጅ')} />;

export const Invoice: Story = pageStory(({ say }) => (
  <InvoiceSheet
    actions={<Button onClick={nothing}>{say('Print', 'ያትሙ')}</Button>}
    brand={brand(say)}
    buyer={{
      label: say('For', 'ለ'),
      name: say('Kebede Trading PLC', 'ከበደ ንግድ ኃ/የተ/የግ/ማ'),
      lines: [say('TIN 0012345678', 'የግብር ከፋይ ቁጥር 0012345678'), say('Bole, Addis Ababa', 'ቦሌ፣ አዲስ አበባ')],
    }}
    columns={{
      name: say('Item', 'ዝርዝር'),
      quantity: say('Quantity', 'ብዛት'),
      price: say('Price', 'ዋጋ'),
      amount: say('Amount', 'መጠን'),
    }}
    facts={[
      { label: say('Number', 'ቁጥር'), value: 'AWJ-2026-000042' },
      { label: say('Date', 'ቀን'), value: say('18 November 2026', 'ኅዳር 9፣ 2019') },
    ]}
    items={[{ name: say('1 Year Subscription', 'የ1 ዓመት ምዝገባ'), quantity: '1', price: '2,052.17', amount: '2,052.17' }]}
    seller={{ label: say('From', 'ከ'), name: say('Awaj', 'አዋጅ'), lines: [say('Addis Ababa', 'አዲስ አበባ')] }}
    state={{ kind: 'paid', label: say('Paid', 'ተከፍሏል') }}
    sums={[
      { label: say('Sub total', 'ንዑስ ድምር'), amount: '2,052.17' },
      { label: say('VAT 15%', 'ተ.እ.ታ. 15%'), amount: '307.83' },
    ]}
    title={say('Invoice', 'ደረሰኝ')}
    total={{ label: say('Gross', 'ጠቅላላ'), amount: say('2,360.00 ETB', '2,360.00 ብር') }}
  />
));

const payment = (say: Say, kind: PaymentStatusKind, title: string, text: string, action?: string) => (
  <FormLayout brand={brand(say)} title={say('Payment', 'ክፍያ')}>
    <PaymentStatus
      action={
        action && (
          <Link href="#on" look="button">
            {action}
          </Link>
        )
      }
      facts={[{ label: say('Invoice ID', 'የደረሰኝ ቁጥር'), value: 'AWJ-2026-000042' }]}
      kind={kind}
      text={text}
      title={title}
    />
  </FormLayout>
);

export const Checking: Story = pageStory(({ say }) =>
  payment(
    say,
    'checking',
    say('Checking your payment', 'ክፍያዎን እያረጋገጥን ነው'),
    say('This takes a few seconds.', 'ጥቂት ሰከንዶች ይወስዳል።'),
  ),
);
export const Paid: Story = pageStory(({ say }) =>
  payment(
    say,
    'paid',
    say('Payment Successful!', 'ክፍያው ተሳክቷል!'),
    say('Thank you.', 'እናመሰግናለን።'),
    say('View Tenders', 'ጨረታዎችን ይመልከቱ'),
  ),
);
export const Unpaid: Story = pageStory(({ say }) =>
  payment(say, 'unpaid', say('Unpaid!', 'አልተከፈለም!'), say('Nothing was charged.', 'ምንም አልተከፈለም።'), say('Pay', 'ይክፈሉ')),
);

export const BidDocument: Story = pageStory(({ say }) => (
  <FormLayout
    brand={brand(say)}
    foot={<Text size="s">{say('Purchases are not refunded.', 'የተገዛ ሰነድ ገንዘቡ አይመለስም።')}</Text>}
    title={say('Buy the bid document', 'የጨረታ ሰነዱን ይግዙ')}
  >
    <TextField label={say('First name', 'ስም')} />
    <TextField label={say('Last name', 'የአባት ስም')} />
    <PhoneField label={say('Mobile number', 'የሞባይል ስልክ ቁጥር')} />
    <TextField label={say('Email', 'ኢሜይል')} type="email" />
    <TextField inputMode="numeric" label={say('TIN', 'የግብር ከፋይ ቁጥር')} optional={say('optional', 'አማራጭ')} />
    <Button>{say('Buy for 200 ETB', 'በ200 ብር ይግዙ')}</Button>
  </FormLayout>
));

export const BidDocumentBought: Story = pageStory(({ say }) => (
  <FormLayout brand={brand(say)} title={say('Thank you', 'እናመሰግናለን')}>
    <Heading level={2} size="m">
      {say('Your document', 'ሰነድዎ')}
    </Heading>
    <BidDocumentCard
      action={{ label: say('Download Document', 'ሰነዱን ያውርዱ'), href: '#pdf' }}
      fileSize="1.4 MB"
      price={say('200.00 birr', '200.00 ብር')}
      purchased={say('Purchased', 'ተገዝቷል')}
      reference="GVU/NCB/014/2019"
      title={say('Hand tools and workshop equipment', 'የእጅ መሣሪያዎችና የወርክሾፕ ዕቃዎች')}
    />
  </FormLayout>
));

/** The pages of a campaign are in Amharic alone, whatever the language of the reader. */
export const FreeTrial: Story = pageStory(() => (
  <div lang="am">
    <FormLayout brand={<Logo name="አዋጅ" />} intro="ለ15 ቀናት ሁሉንም ጨረታዎች በነፃ ያንብቡ።" title="ሰላም አበበ">
      <Button>ነፃ ሙከራዬን ጀምር</Button>
    </FormLayout>
  </div>
));

export const TrialConfirmed: Story = pageStory(() => (
  <div lang="am">
    <FormLayout brand={<Logo name="አዋጅ" />} intro="የ15 ቀናት ነፃ ሙከራዎ ተጀምሯል።" title="እንኳን ደስ አለዎት">
      <Link href="#tenders" look="button">
        ጨረታዎችን ይመልከቱ
      </Link>
      <StoreLinks
        links={[
          { store: 'Google Play', lead: 'ያውርዱ ከ', href: '#play' },
          { store: 'App Store', lead: 'ያውርዱ ከ', href: '#apple' },
        ]}
      />
    </FormLayout>
  </div>
));

export const Discount: Story = pageStory(() => (
  <div lang="am">
    <FormLayout brand={<Logo name="አዋጅ" />} title="ለእርስዎ ብቻ የተዘጋጀ ቅናሽ">
      <Countdown
        label="ቅናሹ የሚያበቃው"
        left={[
          { value: '02', unit: 'ቀን' },
          { value: '14', unit: 'ሰዓት' },
          { value: '35', unit: 'ደቂቃ' },
        ]}
      />
      <Stack gap="m">
        <PlanCard
          choice={{ kind: 'radio', group: 'plan', value: '3', onChoose: nothing }}
          isChosen
          name="1 ዓመት"
          oldPrice={{ label: 'የቀድሞ ዋጋ', amount: '2,360.00 ብር' }}
          price="1,860.00 ብር"
        />
        <PlanCard
          choice={{ kind: 'radio', group: 'plan', value: '2', onChoose: nothing }}
          name="6 ወር"
          oldPrice={{ label: 'የቀድሞ ዋጋ', amount: '1,480.00 ብር' }}
          price="1,180.00 ብር"
        />
      </Stack>
      <Button>1,860.00 ብር ይክፈሉ</Button>
    </FormLayout>
  </div>
));
