import type { ReactElement } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { AccountPage, submit } from './AccountPage.tsx';
import type { Say } from './say.ts';
import { titled } from './titled.tsx';

interface InvoiceRow {
  id: string;
  method: string;
  date: string;
  amount: string;
  isPaid: boolean;
}

export const invoices = (say: Say): readonly InvoiceRow[] => [
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

export const billing = (say: Say, isActive: boolean, rows: readonly InvoiceRow[]) => (
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
      {titled(
        isActive ? say('Renew your subscription', 'ምዝገባዎን ያድሱ') : say('Choose a plan', 'ምዝገባ ይምረጡ'),
        isActive &&
          say(
            'A subscription reaches at most one year ahead. The new time begins when the present one ends.',
            'ምዝገባ ቢበዛ እስከ አንድ ዓመት ድረስ ይዘልቃል። አዲሱ ጊዜ የሚጀምረው አሁን ያለው ሲያበቃ ነው።',
          ),
      )}
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
