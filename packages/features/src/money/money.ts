import { formatInvoiceMoney, formatMoney, type Santim } from '@awaj/domain/money';
import { type Locale, languages } from '@awaj/i18n';

/** 2,360 birr / 2,360 ብር */
export const formatBirr = (amount: Santim, locale: Locale): string => formatMoney(amount, languages[locale].birr);

/** On an invoice: 2,360.00 ETB / 2,360.00 ብር */
export const formatInvoiceBirr = (amount: Santim, locale: Locale): string =>
  formatInvoiceMoney(amount, languages[locale].invoiceBirr);
