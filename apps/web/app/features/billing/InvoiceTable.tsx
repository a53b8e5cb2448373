import { type Invoice, itemText } from '@awaj/features/billing';
import { dayTexts } from '@awaj/features/day-texts';
import { formatBirr } from '@awaj/features/money';
import type { AreaMessages, Locale } from '@awaj/i18n';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Badge } from '@awaj/ui/Badge';
import { DualDate } from '@awaj/ui/DualDate';
import { EmptyState } from '@awaj/ui/EmptyState';
import { Link } from '@awaj/ui/Link';
import { OnlyOn } from '@awaj/ui/OnlyOn';
import { Stack } from '@awaj/ui/Stack';
import { Table, type TableColumn } from '@awaj/ui/Table';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';

interface StatusProps {
  invoice: Invoice;
  words: AreaMessages['billing'];
  /** Null if it is paid elsewhere on the page. */
  payHref: string | null;
}

function Status({ invoice: { status, number, amount }, words, payHref }: StatusProps): ReactElement {
  const { offer } = useMessages().plan;
  const sum = formatBirr(amount, useLocale());
  if (status === 'paid') return <Badge tone="positive">{words.paid}</Badge>;
  return (
    <Stack direction="row" gap="s">
      <Badge tone="saffron">{words.unpaid}</Badge>
      {payHref && (
        <Link aria-label={words.payOf(number, sum)} href={payHref}>
          {offer.pay(sum)}
        </Link>
      )}
    </Stack>
  );
}

function columnsIn(locale: Locale, words: AreaMessages['billing'], dueId: number | undefined): TableColumn<Invoice>[] {
  const paths = pathsIn(locale);
  const { columns } = words;
  return [
    {
      id: 'number',
      header: columns.number,
      isRowHeader: true,
      phonePlace: 'start',
      cell: (invoice) => (
        <Stack gap="xxs">
          <Link href={paths.invoice(invoice.id)}>{invoice.number}</Link>
          <Text as="span" size="s" tone="muted" weight="normal">
            {itemText(invoice, locale, words)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'method',
      header: columns.method,
      phonePlace: 'bottom',
      // The method of an unfinished payment would look like a payment.
      cell: ({ method, status }) =>
        (status === 'paid' ? method : null) ?? <OnlyOn medium="desk">{words.noMethod}</OnlyOn>,
    },
    {
      id: 'date',
      header: columns.date,
      phonePlace: 'start',
      cell: ({ createdAt }) => <DualDate layout="stacked" {...dayTexts(createdAt, locale)} />,
    },
    {
      id: 'amount',
      header: columns.amount,
      isNumeric: true,
      phonePlace: 'end',
      cell: ({ amount }) => (
        <Text as="span" figures="tabular" weight="strong">
          {formatBirr(amount, locale)}
        </Text>
      ),
    },
    {
      id: 'status',
      header: columns.status,
      phonePlace: 'end',
      cell: (invoice) => (
        <Status invoice={invoice} payHref={invoice.id === dueId ? null : paths.payment(invoice.id)} words={words} />
      ),
    },
  ];
}

interface InvoiceTableProps {
  invoices: readonly Invoice[];
  /** The invoice that is shown above. */
  due: Invoice | null;
}

/** All invoices with links, and for unpaid ones a link to pay. */
export function InvoiceTable({ invoices, due }: InvoiceTableProps): ReactElement {
  const words = useArea('billing');
  const locale = useLocale();
  return (
    <Table
      caption={words.invoices}
      columns={columnsIn(locale, words, due?.id)}
      empty={<EmptyState text={words.noInvoicesHint} title={words.noInvoices} />}
      idOf={({ id }) => String(id)}
      onPhone="lines"
      rows={invoices}
    />
  );
}
