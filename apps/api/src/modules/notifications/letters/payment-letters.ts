import { printedInvoice, subscriptionDescription } from '@awaj/domain/invoice';
import { planNameOf, translatePlanName } from '@awaj/domain/plan';
import { languages } from '@awaj/i18n/server';
import type { PaymentMessage, Receipt } from '../notification.ts';
import type { Letter, LetterFact } from './letter.ts';
import type { LetterWords } from './letter-words.ts';

function planNameIn({ language }: LetterWords, planId: number): string {
  const { planWords } = languages[language];
  const name = planNameOf(planId);
  return planWords === null ? name : translatePlanName(name, planWords);
}

/** The lines of the printed invoice. */
function invoiceFacts({ invoiceNumber, amount, item, buyer }: Receipt, words: LetterWords): LetterFact[] {
  const { invoice } = words.texts;
  const name = item.kind === 'plan' ? invoice.plan(planNameIn(words, item.planId)) : invoice.document(item.title);
  const description = item.kind === 'plan' ? subscriptionDescription(planNameOf(item.planId)) : item.title;
  const { subTotal, vat, vatPercent, gross } = printedInvoice({ description, amount });
  const known = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  return [
    { label: invoice.number, value: invoiceNumber },
    { label: invoice.item, value: name },
    ...(item.kind === 'plan' ? known(invoice.activeUntil, words.day(item.activeUntil)) : []),
    { label: invoice.subTotal, value: words.invoiceMoney(subTotal) },
    { label: invoice.vat(vatPercent), value: words.invoiceMoney(vat) },
    { label: invoice.total, value: words.invoiceMoney(gross), isMain: true },
    { label: invoice.buyer, value: buyer.companyName === null ? buyer.name : `${buyer.companyName}, ${buyer.name}` },
    ...known(invoice.tin, buyer.tin),
    ...known(invoice.address, buyer.address),
  ];
}

function receiptLetter(receipt: Receipt, words: LetterWords): Letter {
  const { paymentReceived: texts } = words.texts;
  const { invoiceId, invoiceNumber, item, isFirst } = receipt;
  const amount = words.money(receipt.amount);
  const invoice = { label: texts.actions.invoice, href: words.link(`/invoice/${invoiceId}`) };
  const letter = {
    subject: texts.subject(invoiceNumber, amount),
    title: texts.title,
    facts: invoiceFacts(receipt, words),
  };
  if (item.kind === 'document') {
    const download = words.link(`/docpurchaseconfirmation/${item.documentId}`);
    return {
      ...letter,
      paragraphs: [texts.document(item.title)],
      action: { label: texts.actions.download, href: download },
      links: [invoice],
      sms: texts.sms.document(invoiceNumber, amount),
    };
  }
  const preferences = { label: texts.actions.preferences, href: words.link('/settings?tab=tender') };
  return {
    ...letter,
    paragraphs: [texts.plan(words.day(item.activeUntil)), ...(isFirst ? [texts.welcome] : [])],
    action: isFirst ? preferences : invoice,
    links: isFirst ? [invoice] : [],
    sms: texts.sms.plan(invoiceNumber, amount, words.shortDay(item.activeUntil)),
  };
}

/** About payments that arrived, failed or were refunded. */
export function paymentLetter(message: PaymentMessage, words: LetterWords): Letter {
  const { texts, money, link } = words;
  const { invoiceId, invoiceNumber: number } = message;
  const invoice = link(`/invoice/${invoiceId}`);
  switch (message.template) {
    case 'paymentReceived':
      return receiptLetter(message, words);
    case 'paymentHeld': {
      const { subject, lead, note, action, sms } = texts.paymentHeld;
      const about = { subject: subject(number), title: subject(number), paragraphs: [lead(number), note] };
      return { ...about, action: { label: action, href: invoice }, sms: sms(number) };
    }
    case 'paymentFailed': {
      const { subject, lead, note, action, sms } = texts.paymentFailed;
      const amount = money(message.amount);
      const paragraphs = [lead(number, amount), note];
      const about = { subject: subject(number), title: subject(number), paragraphs };
      return { ...about, action: { label: action(amount), href: link(`/payments/${invoiceId}`) }, sms: sms(number) };
    }
    case 'paymentReturned': {
      const { subject, lead, note, action, sms } = texts.paymentReturned;
      const amount = money(message.amount);
      const about = { subject: subject(number), title: subject(number), paragraphs: [lead(number, amount), note] };
      return { ...about, action: { label: action, href: invoice }, sms: sms(number, amount) };
    }
    case 'paymentSurplus': {
      const { subject, lead, note, action, sms } = texts.paymentSurplus;
      const [amount, surplus] = [money(message.amount), money(message.surplus)];
      const paragraphs = [lead(number, amount, surplus), note];
      const about = { subject: subject(number), title: subject(number), paragraphs };
      return { ...about, action: { label: action, href: invoice }, sms: sms(number, amount, surplus) };
    }
    case 'paymentIncomplete': {
      const { subject, lead, note, action, sms } = texts.paymentIncomplete;
      const [amount, missing] = [money(message.amount), money(message.missing)];
      const paragraphs = [lead(number, amount, missing), note];
      const about = { subject: subject(number), title: subject(number), paragraphs };
      return { ...about, action: { label: action, href: invoice }, sms: sms(number, amount, missing) };
    }
  }
}
