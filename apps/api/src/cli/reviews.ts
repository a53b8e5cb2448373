import { formatAmount, formatMoney } from '@awaj/domain/money';
import { Argument, type Command } from 'commander';
import type { Database } from '../database/database.ts';
import { type CreditOutcome, creditHeld, dismissReview } from '../modules/billing/held-payments.ts';
import { type HeldPayment, listReviews } from '../modules/billing/reviews.ts';
import { createSettlement } from '../modules/billing/settlement.ts';
import { change, idOf, type Operation, UsageError, type WithDatabase, withDryRun } from './operation.ts';

const refusals = {
  'not-waiting': 'Nothing with this number waits to be looked at.',
  'not-creditable': 'This is no payment that can be credited. Settle it with the provider, and dismiss it here.',
  'already-credited': 'This payment has been credited already. Dismiss it here.',
} as const satisfies Record<Exclude<CreditOutcome['kind'], 'credited'>, string>;

type Waiting = Awaited<ReturnType<typeof listReviews>>[number];

function lineOf({ id, noted_at, reason, provider, about, invoice_number, details }: Waiting): string {
  const { reference, amount, currency, fields } = details as Partial<HeldPayment>;
  const came = typeof amount === 'number' ? `${currency} ${currency === 'XTR' ? amount : formatAmount(amount)}` : null;
  const why = fields ? `${reason} in ${fields.join(', ')}` : reason;
  const payment = [provider, about, reference, came].filter(Boolean).join(' ');
  return `${id}  ${noted_at.toISOString()}  ${why}  ${payment}  ${invoice_number ?? 'no invoice'}`;
}

async function credit({ now, say }: Operation, trx: Database, reviewId: number): Promise<object> {
  const outcome = await creditHeld(trx, createSettlement({ now }), { reviewId, at: now() });
  if (outcome.kind !== 'credited') throw new UsageError(refusals[outcome.kind]);
  const { invoiceNumber, amount, missing } = outcome;
  const rest = missing > 0 ? `${formatMoney(missing)} are still missing` : 'it is paid';
  say(`${formatMoney(amount)} are credited for ${invoiceNumber}: ${rest}.`);
  return { invoiceNumber, amount };
}

async function dismiss({ now, say }: Operation, trx: Database, reviewId: number): Promise<object> {
  if (!(await dismissReview(trx, reviewId, now()))) throw new UsageError(refusals['not-waiting']);
  say(`${reviewId} is dismissed; nothing is credited.`);
  return {};
}

const decisions = { credit, dismiss };

export function addReviewCommands(program: Command, withDatabase: WithDatabase): void {
  program
    .command('payment-reviews')
    .description('List the payments that a person has to look at, with what is wrong with each')
    .action(() =>
      withDatabase(async ({ db, say }) => {
        const waiting = await listReviews(db);
        if (waiting.length === 0) say('No payment waits to be looked at.');
        for (const review of waiting) say(lineOf(review));
      }),
    );

  withDryRun(program.command('review-payment'))
    .description('Decide about a payment that was held: credit what came for its invoice, or credit nothing')
    .argument('<id>', 'its number in payment-reviews')
    .addArgument(new Argument('<decision>', 'what is done').choices(Object.keys(decisions)))
    .action((text: string, decision: keyof typeof decisions, options: { dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const reviewId = idOf(text);
          const outcome = await decisions[decision](operation, trx, reviewId);
          await operation.record(trx, 'review-payment', { reviewId, decision, ...outcome });
        }),
      ),
    );
}
