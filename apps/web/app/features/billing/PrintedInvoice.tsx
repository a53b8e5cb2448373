import { printedInvoice } from '@awaj/domain/invoice';
import { formatPhone, parsePhone } from '@awaj/domain/phone';
import type { UserInfo } from '@awaj/features/account';
import { type Invoice, itemText } from '@awaj/features/billing';
import { dayTexts } from '@awaj/features/day-texts';
import { formatBirr, formatInvoiceBirr } from '@awaj/features/money';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { type InvoiceFact, InvoiceSheet } from '@awaj/ui/InvoiceSheet';
import { Link } from '@awaj/ui/Link';
import { Logo } from '@awaj/ui/Logo';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { config } from '../../config/config.ts';

interface PrintedInvoiceProps {
  invoice: Invoice;
  buyer: Pick<UserInfo, 'name' | 'companyName' | 'tin' | 'address' | 'phone'>;
}

function Actions({ invoice: { id, status, amount }, buyer }: PrintedInvoiceProps): ReactElement {
  const words = useArea('billing');
  const { offer } = useMessages().plan;
  const locale = useLocale();
  const paths = pathsIn(locale);
  return (
    <>
      {status === 'unpaid' && (
        <Link href={paths.payment(id)} look="button">
          {offer.pay(formatBirr(amount, locale))}
        </Link>
      )}
      <Button onClick={() => print()} tone={status === 'unpaid' ? 'quiet' : 'primary'}>
        {words.invoice.print}
      </Button>
      {buyer.tin === null && (
        <Link href={paths.page('/myaccount')} look="quietButton">
          {words.invoice.addTin}
        </Link>
      )}
      <Link href={paths.billing()} look="quietButton">
        {words.invoice.back}
      </Link>
    </>
  );
}

/** The payment's facts. The method of an unfinished payment is left out. */
function useFacts({ status, period, method, paymentReference, paidAt }: Invoice): InvoiceFact[] {
  const { invoice: words } = useArea('billing');
  const locale = useLocale();
  if (status === 'unpaid') return [];
  const dated = (label: string, ...days: Date[]): InvoiceFact => {
    const texts = days.map((day) => dayTexts(day, locale));
    const from = (calendar: 'main' | 'other') => texts.map((text) => text[calendar]).join(' – ');
    return { label, value: from('main'), other: from('other') };
  };
  return [
    ...(period ? [dated(words.period, period.from, period.to)] : []),
    ...(method === null ? [] : [{ label: words.method, value: method }]),
    ...(paymentReference === null ? [] : [{ label: words.reference, value: paymentReference }]),
    ...(paidAt ? [dated(words.paidOn, paidAt)] : []),
  ];
}

/** The line for the TIN is always there, so that it can be filled in by hand. */
function useBuyer({ name, companyName, tin, address, phone }: PrintedInvoiceProps['buyer']) {
  const { invoice: words } = useArea('billing');
  const number = parsePhone(phone ?? '');
  const lines = [companyName && name, address, number.ok && formatPhone(number.value), words.tin(tin ?? '—')];
  return { label: words.for, name: companyName ?? name, lines: lines.filter((line) => typeof line === 'string') };
}

function useSeller() {
  const { invoice: words } = useArea('billing');
  const { frame } = useMessages();
  const { sellerName, sellerTin, sellerVatNumber, phone } = config;
  const numbers = [sellerTin && words.tin(sellerTin), sellerVatNumber && words.vatNumber(sellerVatNumber)];
  return { name: sellerName || frame.brand, lines: [words.sellerAddress, phone, ...numbers.filter(Boolean)] };
}

/** The real figures in the layout of the sample: the price is the net, and what is added the tax. */
export function PrintedInvoice({ invoice, buyer }: PrintedInvoiceProps): ReactElement {
  const area = useArea('billing');
  const { frame } = useMessages();
  const locale = useLocale();
  const { invoice: words } = area;
  const { quantity, subTotal, vat, vatPercent, gross } = printedInvoice({
    description: itemText(invoice, locale, area),
    amount: invoice.amount,
  });
  const net = formatInvoiceBirr(subTotal, locale);
  const { status, item } = invoice;
  const { main, other } = dayTexts(invoice.createdAt, locale);
  return (
    <InvoiceSheet
      actions={<Actions buyer={buyer} invoice={invoice} />}
      brand={<Logo name={frame.brand} />}
      buyer={useBuyer(buyer)}
      columns={words.columns}
      date={{ value: main, other }}
      facts={useFacts(invoice)}
      items={[{ name: itemText(invoice, locale, area), quantity: String(quantity), price: net, amount: net }]}
      note={words.note[item.kind]}
      number={{ label: words.number, value: invoice.number }}
      otherTitle={{ lang: words.otherTitle.lang, text: words.otherTitle[status] }}
      seller={useSeller()}
      state={{ kind: status, label: words.state[status] }}
      sums={[
        { label: words.subTotal, amount: formatInvoiceBirr(subTotal, locale) },
        { label: words.vat(vatPercent), amount: formatInvoiceBirr(vat, locale) },
      ]}
      title={words.title[status]}
      total={{ label: words.gross, amount: formatInvoiceBirr(gross, locale) }}
    />
  );
}
