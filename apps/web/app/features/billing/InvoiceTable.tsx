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

/** The link to the page that pays it. */
function Pay({ invoice: { id, number, amount } }: { invoice: Invoice }): ReactElement {
  const { offer } = useMessages().plan;
  const { payOf } = useArea('billing');
  const locale = useLocale();
  const sum = formatBirr(amount, locale);
  return (
    <Link aria-label={payOf(number, sum)} href={pathsIn(locale).payment(id)}>
      {offer.pay(sum)}
    </Link>
  );
}

function columnsIn(locale: Locale, words: AreaMessages['billing']): TableColumn<Invoice>[] {
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
      isUnbroken: true,
      phonePlace: 'bottom',
      // The method of an unfinished payment would look like a payment.
      cell: ({ method, status }) =>
        (status === 'paid' ? method : null) ?? <OnlyOn medium="desk">{words.noMethod}</OnlyOn>,
    },
    {
      id: 'date',
      header: columns.date,
      isUnbroken: true,
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
      isUnbroken: true,
      phonePlace: 'end',
      cell: ({ status }) => <Badge tone={status === 'paid' ? 'positive' : 'saffron'}>{words[status]}</Badge>,
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
  const { pay } = useMessages().plan.banner;
  const isPayable = ({ id, status }: Invoice) => status === 'unpaid' && id !== due?.id;
  const toPay: TableColumn<Invoice> = {
    id: 'pay',
    header: pay,
    isHeaderHidden: true,
    isUnbroken: true,
    phonePlace: 'bottom',
    cell: (invoice) => isPayable(invoice) && <Pay invoice={invoice} />,
  };
  return (
    <Table
      caption={words.invoices}
      columns={[...columnsIn(useLocale(), words), ...(invoices.some(isPayable) ? [toPay] : [])]}
      empty={<EmptyState text={words.noInvoicesHint} title={words.noInvoices} />}
      idOf={({ id }) => String(id)}
      onPhone="lines"
      rows={invoices}
    />
  );
}
