import { type Decimals, formatMoney, type Santim } from '@awaj/domain/money';
import { type Locale, languages } from '@awaj/i18n';

/** An amount with the currency in the reader's language. */
export const formatBirr = (amount: Santim, locale: Locale, decimals?: Decimals): string =>
  formatMoney(amount, languages[locale].currency, decimals);
