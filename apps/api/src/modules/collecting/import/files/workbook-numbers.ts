import { dayMs } from '@awaj/domain/duration';

export type NumberKind = 'number' | 'percent' | 'date' | 'time';

/** Formats that spreadsheet programs know by number only, many of them East Asian dates. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
const isBuiltInTime = (id: number): boolean => (id >= 18 && id <= 22) || (id >= 45 && id <= 47);

/** The kind of a number by the number of its format, or by the format's code. */
export function numberKindOf(id: number, code: string | undefined): NumberKind {
  if (id === 9 || id === 10) return 'percent';
  if (isBuiltInDate(id)) return 'date';
  if (isBuiltInTime(id)) return 'time';
  const bare = (code ?? '').replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').toLowerCase();
  if (bare.includes('%')) return 'percent';
  if (/[hs]/.test(bare)) return 'time';
  return /[dmy]/.test(bare) ? 'date' : 'number';
}

const secondsOfDay = 24 * 60 * 60;
const daysTo1970 = 25_569;
const daysTo1904 = 1_462;
const lastSerial = 2_958_465;

/** Spreadsheets compute in binary fractions and show fifteen digits. */
const shownNumber = (value: number): string => String(Number(value.toPrecision(15)));

function shownDate(serial: number, is1904: boolean): string {
  const seconds = Math.round((serial + (is1904 ? daysTo1904 : 0)) * secondsOfDay);
  const iso = new Date((seconds / secondsOfDay - daysTo1970) * dayMs).toISOString();
  const day = serial < 1 ? '' : iso.slice(0, 10);
  const time = seconds % secondsOfDay === 0 ? '' : iso.slice(11, seconds % 60 === 0 ? 16 : 19);
  return [day, time].filter(Boolean).join(' ');
}

/** Formats a number as the typist saw it: 46346 as 2026-11-20, 0.02 as 2%. */
export function shownAs(text: string, kind: NumberKind, is1904: boolean): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  if (kind === 'percent') return `${shownNumber(value * 100)}%`;
  const isDay = value >= 0 && value <= lastSerial && (kind === 'date' || kind === 'time');
  return isDay ? shownDate(value, is1904) : shownNumber(value);
}
