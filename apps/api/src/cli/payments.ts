import { formatMoney } from '@awaj/domain/money';
import type { Command } from 'commander';
import { bookTransfer, type TransferOutcome } from '../modules/billing/bank-transfers.ts';
import { createSettlement } from '../modules/billing/settlement.ts';
import { change, UsageError, type WithDatabase, withDryRun } from './operation.ts';

const refusals = {
  repeated: 'This transfer has been entered before, for the same invoice.',
  'unknown-invoice': 'There is no invoice with this number.',
  'already-paid': 'This invoice is already paid.',
  'reference-taken': 'A transfer with this reference has been entered for another invoice.',
} as const satisfies Record<Exclude<TransferOutcome['kind'], 'booked'>, string>;

export function addPaymentCommands(program: Command, withDatabase: WithDatabase): void {
  withDryRun(program.command('mark-paid'))
    .description('Enter a bank transfer that has arrived for an invoice; what the invoice is for begins at once')
    .argument('<invoice>', 'the number of the invoice, AWJ-2026-000311')
    .requiredOption('--reference <text>', 'the bank’s reference of the transfer')
    .action((invoiceNumber: string, options: { reference: string; dryRun?: boolean }) =>
      withDatabase((operation) =>
        change(operation, options, async (trx) => {
          const { reference } = options;
          const settlement = createSettlement(operation);
          const outcome = await bookTransfer(trx, settlement, { invoiceNumber, reference });
          if (outcome.kind !== 'booked') throw new UsageError(refusals[outcome.kind]);
          await operation.record(trx, 'mark-paid', { invoiceNumber, reference, amount: outcome.amount });
          operation.say(`${invoiceNumber} is paid: ${formatMoney(outcome.amount)} by bank transfer.`);
        }),
      ),
    );
}
