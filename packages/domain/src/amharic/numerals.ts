import { failure, type Result, success } from '../result/index.ts';

const ones = ' ፩፪፫፬፭፮፯፰፱';
const tens = ' ፲፳፴፵፶፷፸፹፺';
const hundred = '፻';
const tenThousand = '፼';
const highest = 99_999_999;

/** A number's digits in pairs, lowest first: 2019 gives 19, 20. */
function pairsOf(value: number): number[] {
  return value < 100 ? [value] : [value % 100, ...pairsOf(Math.floor(value / 100))];
}

/** A pair with the sign of its place. Hundreds and ten thousands alternate, and a one before them is not written. */
function writePair(pair: number, place: number, count: number): string {
  const isHundreds = place % 2 === 1;
  const isLeading = place === count - 1;
  const isUnwritten = pair === 0 || (pair === 1 && (isHundreds || isLeading));
  const digits = isUnwritten ? '' : `${tens[Math.floor(pair / 10)]}${ones[pair % 10]}`.replaceAll(' ', '');
  if (isHundreds) return pair === 0 ? '' : digits + hundred;
  return place === 0 ? digits : digits + tenThousand;
}

/** 2019 is ፳፻፲፱. There is no zero. */
export function writeEthiopicNumeral(value: number): Result<string, 'out-of-range'> {
  if (!Number.isInteger(value) || value < 1 || value > highest) return failure('out-of-range');
  if (value === 1) return success('፩');
  const pairs = pairsOf(value);
  return success(
    pairs
      .map((pair, place) => writePair(pair, place, pairs.length))
      .reverse()
      .join(''),
  );
}

/** The sum of any sequence of signs, well formed or not. */
function sumOf(text: string): number {
  let total = 0;
  let belowTenThousand = 0;
  let pair = 0;
  for (const sign of text) {
    if (sign === hundred) {
      belowTenThousand += (pair || 1) * 100;
      pair = 0;
    } else if (sign === tenThousand) {
      total = (total + belowTenThousand + pair || 1) * 10_000;
      belowTenThousand = 0;
      pair = 0;
    } else pair += Math.max(ones.indexOf(sign), tens.indexOf(sign) * 10);
  }
  return total + belowTenThousand + pair;
}

/** Parses a correctly written number; ፩፪ is not one. */
export function parseEthiopicNumeral(text: string): Result<number, 'not-a-numeral'> {
  const value = /^[፩-፼]+$/.test(text) ? sumOf(text) : 0;
  const written = writeEthiopicNumeral(value);
  return written.ok && written.value === text ? success(value) : failure('not-a-numeral');
}

/** ፳፻፲፱ becomes 2019. Signs that make no number are converted one by one. */
export function toArabicDigits(signs: string): string {
  const number = parseEthiopicNumeral(signs);
  return number.ok ? String(number.value) : [...signs].map(sumOf).join('');
}
