import { minuteMs } from '@awaj/domain/duration';
import { canReceiveSms, type Phone, toLocalPhone } from '@awaj/domain/phone';
import type { Database } from '../../database/database.ts';
import type { ChapaPayments } from './chapa-payments.ts';
import type { Chapa } from './providers/chapa/chapa.ts';
import type { Till } from './till.ts';

interface Dependencies {
  db: Database;
  chapa: Chapa;
  payments: Pick<ChapaPayments, 'look'>;
}

/** Their page is open for an hour; ours ends before, so that nobody is sent to one that is about to close. */
const lifeMs = 45 * minuteMs;

export function createChapaTill({ db, chapa, payments }: Dependencies): Till {
  const payerOf = (invoiceId: number) =>
    db
      .selectFrom('invoices')
      .leftJoin('users', 'users.id', 'invoices.user_id')
      .select(['invoice_number', 'first_name', 'last_name', 'phone'])
      .where('invoices.id', '=', invoiceId)
      .executeTakeFirstOrThrow();

  return {
    provider: 'chapa',
    lifeMs,
    canBeAsked: true,
    priceOf: (amount) => ({ amount, currency: 'ETB' }),

    async open({ txRef, invoiceId, amount }, returnUrl) {
      const { invoice_number: description, first_name, last_name, phone } = await payerOf(invoiceId);
      // Phones are kept in the one canonical form.
      const localPhone = phone === null || !canReceiveSms(phone) ? null : toLocalPhone(phone as Phone);
      const payer = { firstName: first_name ?? '', lastName: last_name ?? '', localPhone };
      return chapa.initialize({ txRef, amount, description, returnUrl, payer });
    },

    async retire({ txRef }) {
      const standing = await payments.look(txRef);
      if (standing === 'unpaid') await chapa.cancel(txRef);
    },
  };
}
