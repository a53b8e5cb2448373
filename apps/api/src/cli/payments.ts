import { formatInvoiceMoney, type Santim } from '@awaj/domain/money';
import type { Command } from 'commander';
import { type BankTransfer, bookTransfer, type TransferOutcome } from '../modules/billing/settlement/bank-transfers.ts';
import { createSettlement } from '../modules/billing/settlement/settlement.ts';
import { amountFrom, wordsFrom } from './arguments.ts';
import { change, UsageError, type WithDatabase, withDryRun } from './operation.ts';

const refusals = {
  repeated: 'This transfer is already booked for this invoice.',
  'unknown-invoice': 'There is no invoice with this number.',
  'reference-taken': 'A transfer with this reference is already booked for another invoice.',
} as const satisfies Record<Exclude<TransferOutcome['kind'], 'booked' | 'held'>, string>;

function sentenceOf({ invoiceNumber, amount }: BankTransfer, outcome: TransferOutcome): string {
  if (outcome.kind === 'booked') return `${invoiceNumber} is paid: ${formatInvoiceMoney(amount)} by bank transfer.`;
  if (outcome.kind !== 'held') throw new UsageError(refusals[outcome.kind]);
  const wanted = outcome.missing > 0 ? `${formatInvoiceMoney(outcome.missing)} are due` : 'it is already paid';
  return (
    `${formatInvoiceMoney(amount)} do not match ${invoiceNumber}: ${wanted}. The transfer is held as ${outcome.reviewId}; ` +
    `"pnpm api review-payment ${outcome.reviewId} credit" books it as it is.`
  );
}

export function addPaymentCommands(program: Command, withDatabase: WithDatabase): void {
  withDryRun(program.command('mark-paid'))
    .description(
      'Book a bank transfer for an invoice; the purchase takes effect immediately. A transfer that does not match is ' +
        'held for a decision',
    )
    .argument('<invoice>', 'the number of the invoice, such as AWJ-2026-000311')
    .requiredOption('--reference <text>', 'the bank’s reference of the transfer', wordsFrom)
    .requiredOption('--amount <birr>', 'the amount that arrived', amountFrom)
    .action((invoiceNumber: string, options: { reference: string; amount: Santim; dryRun?: boolean }) =>
      withDatabase(async (operation) => {
        const { messages } = operation;
        await change(operation, options, async (trx) => {
          const { reference, amount } = options;
          const transfer = { invoiceNumber, reference, amount };
          const settlement = createSettlement({ now: operation.now, messages });
          const outcome = await bookTransfer(trx, transfer, { settlement, messages, at: operation.now() });
          operation.say(sentenceOf(transfer, outcome));
          const isHeld = outcome.kind === 'held';
          await operation.record(trx, 'mark-paid', { ...transfer, ...(isHeld && { isHeld }) });
        });
      }),
    );
}
