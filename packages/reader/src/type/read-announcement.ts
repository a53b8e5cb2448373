import { within } from '../matching/index.ts';
import { foldLetters, type ReadableNotice } from '../notice-text/index.ts';
import type { Opening } from '../opening/index.ts';
import type { Found } from '../reading/found.ts';
import type { NoticeType } from '../reading/reading.ts';
import { announcements } from './announcements.ts';

interface Sign {
  type: NoticeType;
  start: number;
  end: number;
  isDone: boolean;
}

/** The part of a text that may still name the kind of notice. */
const furthest = 0.75;
/** The beginning of a notice, which says why it was printed. */
const lengthOfBeginning = 420;
/** The length of a heading without its own line. */
const headlineLetters = 70;

/** "Questions/clarifications: <an address>" says where to ask; "response to questions and clarifications" answers. */
const asks =
  /(?:^|\n)(?![^\n]*(?:respon|repl|answer))[^\n]*\b(?:questions?|quer(?:y|ies)|[ei]nquir(?:y|ies))\s?(?:\/|and|or|&)\s?$/;

/** "Deadline for clarification: 22 January" and "clarification meeting: …" are about questions, too. */
const isAboutQuestions = (folded: string, at: number): boolean =>
  asks.test(folded.slice(Math.max(0, at - 60), at)) ||
  /\b(?:deadline|until|date)\b[^\n]*$|(?:^|\n)\s*ለ(?:በለጠ\s+|ተጨማሪ\s+)?$/.test(folded.slice(Math.max(0, at - 60), at)) ||
  /^ለ/.test(folded.slice(at)) ||
  /^\p{L}+\s+(?:deadline|until|date|due|meeting|session|conference)\b/u.test(folded.slice(at, at + 40));

/** "Then the thing is sold by another tender" describes what happens if somebody does not pay. */
const wouldBe = new RegExp(`^\\S*(?:\\s\\S+){0,3}?\\s(?:${foldLetters('ይቀርባል|ይወጣል|ይደረጋል|ይሸጣል')})`);

/** "Re: tender for chairs" refers to the tender. */
const isReference = /^re\s?:/;

function signsIn({ folded }: ReadableNotice, { headings }: Opening): Sign[] {
  const [firstSentence] = folded.slice(0, headlineLetters).split(/[.።]\s/);
  const headingEnd = headings.at(-1)?.[1] ?? firstSentence?.length ?? 0;
  const end = Math.max(folded.length * furthest, 600);
  const short = headings.filter(
    (line) =>
      folded
        .slice(...line)
        .trim()
        .split(/\s+/).length <= 2,
  );
  const beginning = folded.slice(0, lengthOfBeginning);
  return announcements.flatMap(({ type, heading, done, told, alone }) => [
    ...short
      .filter((line) =>
        folded
          .slice(...line)
          .split(/[^\p{L}]+/u)
          .some((word) => alone?.has(word)),
      )
      .map(([start, end]) => ({ start, end, type, isDone: false })),
    ...within(heading(folded), [0, headingEnd])
      .filter(({ start }) => type !== 'clarification' || !isAboutQuestions(folded, start))
      .filter(
        ({ start, end }) =>
          type !== 'readvertisement' ||
          !(wouldBe.test(folded.slice(end, end + 60)) || isReference.test(folded.slice(start, end))),
      )
      .map((match) => ({ ...match, type, isDone: false })),
    ...within(done(folded), [0, end]).map((match) => ({ ...match, type, isDone: true })),
    ...[told?.exec(beginning)].flatMap((match) =>
      match ? [{ start: match.index, end: match.index + match[0].length, type, isDone: true }] : [],
    ),
  ]);
}

/** The first announcement in a heading wins. A cancelled tender that is printed again is a re-advertisement. */
export function readAnnouncement(notice: ReadableNotice, opening: Opening): Found<NoticeType> | null {
  const signs = signsIn(notice, opening).sort((left, right) => left.start - right.start);
  const again = signs.find(({ type, isDone }) => type === 'readvertisement' && !isDone);
  const [first, ...further] = signs.filter(({ isDone }) => !isDone);
  // "Addendum no. 1: time extension": what is changed says more than that something is.
  const heading = (first?.type === 'corrigendum' && further.find(({ type }) => type === 'extension')) || first;
  const sign = again ?? heading ?? signs[0];
  if (sign === undefined) return null;
  const { type, start, end, isDone } = sign;
  return {
    value: type,
    span: [start, end],
    rule: isDone ? 'announced' : 'announced-in-heading',
    confidence: signs.some((other) => other.type !== type) ? 0.75 : 0.95,
  };
}
