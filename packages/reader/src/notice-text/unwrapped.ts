/** The narrowest newspaper column, in letters. */
const narrowest = 24;
const widest = 110;
/** Letters differ in width, so a full line may have fewer letters than the longest. */
const fullLine = 0.68;
const nextWordFits = 0.9;
const ofLines = 0.3;

const endsSentence = /(?<![ዓዐአ][./]ም)[።፤:፡፦.;!?]$/;
/** The next item of a list, or a label. */
const beginsItem =
  /^(?:[•▪➢✓*–-]|\d{1,2}[.)](?!\d)|[\dሀ-ፐA-Za-z]{1,2}[.)/]\s|ሎት|lot\b|loot\b|[^:፡\s]+(?: [^:፡\s]+){0,3}\s?(?:[:፦](?!\d)|፡(?![፡\d])))/i;

const isShouted = (line: string): boolean => /\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line);

const goesOn = (line: string, next: string, width: number): boolean =>
  line.length >= fullLine * width &&
  next !== '' &&
  line.length + 1 + next.search(/\s|$/) > nextWordFits * width &&
  !/[|]/.test(line + next) &&
  !endsSentence.test(line) &&
  !beginsItem.test(next) &&
  !(/\)$/.test(line) && /^The\s+[A-Z]/.test(next)) &&
  isShouted(line) === isShouted(next);

/** The length of the longest lines. A single longer line may be an accident. */
const widthOf = (lines: readonly string[]): number =>
  lines.map(({ length }) => length).toSorted((left, right) => right - left)[Math.floor(lines.length / 10)] ?? 0;

/** Joins the lines of a newspaper column into sentences, with a space for each break. */
export function unwrapped(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const written = lines.filter(Boolean);
  const width = widthOf(written);
  if (width < narrowest || width > widest) return text;
  const breaks = lines.map((line, at) => goesOn(line, lines[at + 1]?.trimStart() ?? '', width));
  const open = written.filter((line) => !endsSentence.test(line));
  if (breaks.filter(Boolean).length < ofLines * open.length) return text;
  let at = 0;
  return text.replace(/\n/g, () => (breaks[at++] ? ' ' : '\n'));
}
