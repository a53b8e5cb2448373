import { birr, parseBirr, type Santim } from '@awaj/domain/money';
import { failure, type Result, success } from '@awaj/domain/result';
import { readLine } from './text-cells.ts';

/** The bid bond: an amount, or a percentage of the bid. */
export type Bond = { kind: 'amount'; santim: Santim } | { kind: 'percent'; percent: number };

const longestAmount = 60;
/** In birr. Up to here santim are exact integers, and no tender was ever as large. */
const mostBirr = 1e12;

const free = /^(free(?: of charge)?|none|ነፃ|ነጻ|bilisa)$/i;
const currency = /^(?:ብር|ETB|Birr|Br\.?|qarshii)\s*|\s*(?:ብር|ETB|Birr|Br\.?|qarshii)\.?$/gi;
const flourish = /\s*\/?[-–—=]+\/?$/;
const percent = /^(\d{1,3}(?:\.\d{1,3})?)\s*(?:%|per\s?cent|ፐርሰንት|በመቶ)$/i;

function ofNumber(value: number): Result<Santim, string> {
  if (value < 0) return failure('is negative');
  if (!(value < mostBirr)) return failure('is too large an amount');
  return success(birr(value));
}

/** Accepts spaces between thousands, but no decimal comma, which would be ambiguous. */
function ofText(text: string): Result<Santim, string> {
  const bare = text.replace(flourish, '').replace(currency, '').trim();
  if (free.test(bare)) return success(0);
  if (/^[-−]\s*\d/.test(bare)) return failure('is negative');
  const digits = /^\d{1,3}(?: \d{3})+(?:\.\d+)?$/.test(bare) ? bare.replaceAll(' ', '') : bare;
  if (/^[\d,]{13,}(?:\.\d*)?$/.test(digits) && Number(digits.replaceAll(',', '')) >= mostBirr)
    return failure('is too large an amount');
  const amount = parseBirr(digits);
  return amount.ok ? amount : failure('is not an amount in birr; write it like 1500 or 1,500.00');
}

export function readAmount(cell: unknown): Result<Santim, string> {
  if (typeof cell === 'number') return ofNumber(cell);
  const line = readLine(cell, longestAmount);
  return line.ok ? ofText(line.value) : line;
}

export function readBond(cell: unknown): Result<Bond, string> {
  const share = typeof cell === 'string' ? percent.exec(cell.trim())?.[1] : undefined;
  if (share === undefined) {
    const amount = readAmount(cell);
    if (!amount.ok) return amount;
    return amount.value > 0 && amount.value < birr(1)
      ? failure('is less than one birr; write a percentage of the bid like 2%')
      : success({ kind: 'amount', santim: amount.value });
  }
  const value = Number(share);
  return value > 0 && value <= 100
    ? success({ kind: 'percent', percent: value })
    : failure('is not a percentage from 0 to 100');
}

const mostDays = 365;

export function readDays(cell: unknown): Result<number, string> {
  const days = typeof cell === 'number' ? cell : Number(typeof cell === 'string' ? cell.trim() : Number.NaN);
  return Number.isInteger(days) && days >= 1 && days <= mostDays
    ? success(days)
    : failure(`is not a number of days from 1 to ${mostDays}`);
}
