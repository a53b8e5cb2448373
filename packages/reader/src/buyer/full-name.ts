import type { ReadableNotice } from '../notice-text/index.ts';
import type { Span } from '../reading/found.ts';
import { beginOfInitials } from './named-with-letters.ts';
import { englishWords } from './organisations.ts';

const mostWords = 9;

/** "(HVCC)", ", hereinafter referred to as “the HVCC”": how the letters follow the name for which they stand. */
const introduction = (letters: string): RegExp =>
  new RegExp(`\\(${letters}\\)|,? here(?:in)?after (?:referred to as|called) ["“]?(?:the )?${letters}\\b`);

/** "Tender ", "Background: ": a heading before a name. A region or a parent body there belongs to the name. */
const heading = /(?<=\p{L}{3}|\d)[.:;!]\s|\b(?:tender|bid|notice|announcement|invitation|background|introduction)\b/iu;
const article = /\bThe\s*$/u;

/** "Development and\nProtection Organization (HDPO)": the letters behind a name tell where it begins. */
function fromInitials(text: string, [start, end]: Span): Span {
  const begin = beginOfInitials(text, end);
  if (begin === null) return [start, end];
  const before = text.slice(start, begin);
  return begin < start || heading.test(before) || article.test(before) ? [begin, end] : [start, end];
}

/** "Hope Valley Children's Charity (HVCC) …: HVCC wants to …": returns the name for which the letters stand. */
export function fullName({ text }: ReadableNotice, [start, end]: Span): Span {
  const letters = text.slice(start, end);
  // "Concern invites", and elsewhere "Concern Worldwide".
  if (/^[A-Z]\p{Ll}{3,}$/u.test(letters)) {
    const whole = new RegExp(
      `\\b${letters}(?: (?!(?:Office|Country|Invit|Tender|Bid|Notice|Announc|Logist|Procure|Suppl|Financ|Depart|Unit|Head|Main|Branch|Project|Program|Bole|Addis|Guarantee))[A-Z]\\p{Ll}+){1,3}\\b`,
      'u',
    ).exec(text);
    return whole === null ? [start, end] : [whole.index, whole.index + whole[0].length];
  }
  if (!/^[A-Z][A-Z&-]{1,9}$/.test(letters)) return fromInitials(text, [start, end]);
  // "JJU (Jigjiga University) invites": the name follows its letters.
  const behind = /^\s?\((?<name>[A-Z]\p{Ll}[^()\n]{4,80})\)/u.exec(text.slice(end, end + 90))?.groups?.name;
  if (behind !== undefined && englishWords.test(behind)) {
    const from = text.indexOf(behind, end);
    return [from, from + behind.length];
  }
  const at = text.search(introduction(letters));
  if (at < 0) return [start, end];
  const last = text.slice(0, at).trimEnd().length;
  const begin = beginOfInitials(text, last);
  if (begin !== null) return [begin, last];
  const before = text.slice(Math.max(0, at - 120), at);
  const name = new RegExp(
    `(?:[A-Z][\\p{L}'’.&-]*(?: +|$|\\n(?=of |OF |and |AND |for |FOR ))(?:(?:of|and|for|the|in) +)*){2,${mostWords}}$`,
    'u',
  ).exec(before);
  if (name === null) return [start, end];
  const from = at - name[0].length + (/^(?:The|We|Purpose|Background|Introduction)\s+/.exec(name[0])?.[0].length ?? 0);
  return [from, at - (/\s*$/.exec(text.slice(from, at))?.[0].length ?? 0)];
}
