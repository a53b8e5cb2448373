import type { RegistrationReceipt } from '@awaj/api-client/schema';
import { birr, type Santim } from '@awaj/domain/money';
import { findPlan, type PlanId } from '@awaj/domain/plan';
import { guarded } from '../storage/storage.ts';

export interface Bank {
  id: number;
  name: string;
  accountNumber: string;
  holder: string;
}

/** The amount to pay after registering, and where to pay it. */
export interface Receipt {
  planId: PlanId;
  invoiceNumber: string;
  amount: Santim;
  banks: readonly Bank[];
}

export const toReceipt = (dto: RegistrationReceipt, planId: PlanId): Receipt => ({
  planId,
  invoiceNumber: dto.invoice_number,
  amount: birr(dto.amount),
  banks: dto.banks.map(({ id, bank_name, account_number, account_name }) => ({
    id,
    name: bank_name,
    accountNumber: account_number,
    holder: account_name,
  })),
});

type Unknown<Shape> = { readonly [Key in keyof Shape]?: unknown };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isBank(value: unknown): value is Bank {
  if (!isObject(value)) return false;
  const { id, name, accountNumber, holder }: Unknown<Bank> = value;
  return typeof id === 'number' && [name, accountNumber, holder].every((text) => typeof text === 'string');
}

function isReceipt(value: unknown): value is Receipt {
  if (!isObject(value)) return false;
  const { planId, invoiceNumber, amount, banks }: Unknown<Receipt> = value;
  const isPriced = typeof amount === 'number' && findPlan(Number(planId)) !== null;
  return isPriced && typeof invoiceNumber === 'string' && Array.isArray(banks) && banks.every(isBank);
}

/** Parses a stored receipt; null for anything else. */
export function parseReceipt(text: string): Receipt | null {
  const value: unknown = guarded(() => JSON.parse(text));
  return isReceipt(value) ? value : null;
}
