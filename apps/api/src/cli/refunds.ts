import { formatInvoiceMoney, type Santim } from '@awaj/domain/money';
import type { Command } from 'commander';
import { bookRefund, type RefundOutcome } from '../modules/billing/settlement/refunds.ts';
import { createSettlement } from '../modules/billing/settlement/settlement.ts';
import { amountFrom, wordsFrom } from './arguments.ts';
import { change, UsageError, type WithDatabase, withDryRun } from './operation.ts';

const refusals = {
  'unknown-invoice': 'There is no invoice with this number.',
  'nothing-paid': 'There is no payment for this invoice that could be refunded.',
  document: 'Bid documents are not refunded. If it was our mistake, add --our-mistake.',
  upgrade: 'Changes to a longer plan are not refunded. If it was our mistake, add --our-mistake.',
  'too-late': 'Subscriptions are refunded within 30 days of payment. If it was our mistake, add --our-mistake.',
  'reference-taken': 'A refund with this reference is already booked.',
} as const satisfies Record<Exclude<RefundOutcome['kind'], 'refunded' | 'too-much'>, string>;

interface Options {
  amount?: Santim;
  reference: string;
  ourMistake?: boolean;
  dryRun?: boolean;
}

type Refunded = Extract<RefundOutcome, { kind: 'refunded' }>;

function refuse(outcome: Exclude<RefundOutcome, Refunded>): never {
  if (outcome.kind !== 'too-much') throw new UsageError(refusals[outcome.kind]);
  throw new UsageError(`At most ${formatInvoiceMoney(outcome.most)} of one payment can be refunded.`);
}

function sentenceOf(invoiceNumber: string, { amount, provider, kept, isUndone }: Refunded): string {
  const rest = isUndone ? 'the purchase has ended' : `${formatInvoiceMoney(kept)} remain paid`;
  return `Booked a refund of ${formatInvoiceMoney(amount)} for ${invoiceNumber} by ${provider}: ${rest}.`;
}

export function addRefundCommand(user: Command, withDatabase: WithDatabase): void {
  withDryRun(user.command('refund'))
    .description(
      'Book a refund that was made at the bank or on the provider’s pages. A subscription can be refunded within 30 ' +
        'days of its payment, and ends with it; an overpayment at any time',
    )
    .argument('<invoice>', 'the number of the invoice, such as AWJ-2026-000311')
    .requiredOption('--reference <text>', 'the bank’s or provider’s reference of the refund', wordsFrom)
    .option('--amount <birr>', 'the amount of a partial refund', amountFrom)
    .option('--our-mistake', 'for a wrong charge or a missing delivery: allows a refund of any purchase at any time')
    .action((invoiceNumber: string, { amount, reference, ourMistake = false, dryRun = false }: Options) =>
      withDatabase(async (operation) => {
        await change(operation, { dryRun }, async (trx) => {
          const settlement = createSettlement({ now: operation.now, messages: operation.messages });
          const refund = { invoiceNumber, reference, amount: amount ?? null, isOurMistake: ourMistake };
          const outcome = await bookRefund(trx, settlement, refund, operation.now());
          if (outcome.kind !== 'refunded') refuse(outcome);
          const details = { invoiceNumber, reference, amount: outcome.amount, ...(ourMistake && { ourMistake }) };
          await operation.record(trx, 'user refund', details);
          operation.say(sentenceOf(invoiceNumber, outcome));
        });
      }),
    );
}
