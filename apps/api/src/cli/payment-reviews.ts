import { formatAmount, formatInvoiceMoney } from '@awaj/domain/money';
import { Argument, type Command } from 'commander';
import type { Database } from '../database/database.ts';
import { type CreditOutcome, creditHeld, type HeldPayment } from '../modules/billing/settlement/held-payments.ts';
import { dismissReview, listReviews } from '../modules/billing/settlement/reviews.ts';
import { createSettlement } from '../modules/billing/settlement/settlement.ts';
import type { Outbox } from '../modules/notifications/notification.ts';
import { change, idOf, type Operation, UsageError, type WithDatabase, withDryRun, withJson } from './operation.ts';
import { printRows, type Row } from './table.ts';

const refusals = {
  'not-waiting': 'There is no held payment with this number.',
  'not-creditable': 'This payment cannot be credited. Settle it with the provider, then dismiss it.',
  'already-credited': 'This payment is already credited. Dismiss it.',
} as const satisfies Record<Exclude<CreditOutcome['kind'], 'credited'>, string>;

type Waiting = Awaited<ReturnType<typeof listReviews>>[number];

function rowOf({ id, noted_at, reason, provider, about, invoice_number, details, ...user }: Waiting): Row {
  const { reference, amount, currency, fields } = details as Partial<HeldPayment>;
  const came = typeof amount === 'number' ? `${currency === 'XTR' ? amount : formatAmount(amount)} ${currency}` : null;
  return {
    id,
    noted: noted_at,
    why: fields ? `${reason} in ${fields.join(', ')}` : reason,
    payment: [provider, about, reference, came].filter(Boolean).join(' '),
    invoice: invoice_number,
    name: `${user.first_name ?? ''} ${user.last_name ?? ''}`.trim() || null,
    phone: user.phone,
  };
}

interface Deciding extends Operation {
  messages: Outbox;
}

async function credit({ now, say, messages }: Deciding, trx: Database, reviewId: number): Promise<object> {
  const outcome = await creditHeld(trx, createSettlement({ now, messages }), { reviewId, at: now() });
  if (outcome.kind !== 'credited') throw new UsageError(refusals[outcome.kind]);
  const { invoiceNumber, amount, missing } = outcome;
  const rest = missing > 0 ? `${formatInvoiceMoney(missing)} are still due` : 'it is paid';
  say(`Credited ${formatInvoiceMoney(amount)} to ${invoiceNumber}: ${rest}.`);
  return { invoiceNumber, amount };
}

async function dismiss({ now, say }: Operation, trx: Database, reviewId: number): Promise<object> {
  if (!(await dismissReview(trx, reviewId, now()))) throw new UsageError(refusals['not-waiting']);
  say(`Dismissed ${reviewId}. Nothing was credited.`);
  return {};
}

const decisions = { credit, dismiss };

export function addPaymentReviewCommands(program: Command, withDatabase: WithDatabase): void {
  withJson(program.command('payment-reviews'))
    .description('List the held payments, with their problems and payers')
    .action((options: { json?: boolean }) =>
      withDatabase(async (operation) => {
        const waiting = await listReviews(operation.db);
        printRows(operation, waiting.map(rowOf), { ...options, none: 'There are no held payments.' });
      }),
    );

  withDryRun(program.command('review-payment'))
    .description('Decide about a held payment: credit it to its invoice, or dismiss it')
    .argument('<id>', 'its number in payment-reviews')
    .addArgument(new Argument('<decision>', 'the decision').choices(Object.keys(decisions)))
    .action((text: string, decision: keyof typeof decisions, options: { dryRun?: boolean }) =>
      withDatabase(async (operation) => {
        await change(operation, options, async (trx) => {
          const reviewId = idOf(text);
          const outcome = await decisions[decision](operation, trx, reviewId);
          await operation.record(trx, 'review-payment', { reviewId, decision, ...outcome });
        });
      }),
    );
}
