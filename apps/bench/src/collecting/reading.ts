// How well notices are read: first the errors with their notices, then the figures by field and language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CorpusNotice, type Outcome, type Summary, scoreNotice, summarise } from '@awaj/reader/scoring';
import { printTable } from '../table.ts';

const folder = join(import.meta.dirname, '..', '..', '..', '..', 'packages', 'reader', 'corpus');

const load = (file: string): CorpusNotice[] => JSON.parse(readFileSync(join(folder, file), 'utf8'));

const percent = (share: number | null): string => (share === null ? '–' : `${(100 * share).toFixed(1)} %`);

const isInstant = ({ field }: Outcome): boolean => field === 'closes_at' || field === 'opens_at';

function printFaults(title: string, outcomes: readonly Outcome[]): void {
  console.log(`\n${title}: ${outcomes.length}`);
  for (const { id, field, expected, got, rule } of outcomes)
    console.log(
      `  ${id}  ${field}  expected ${JSON.stringify(expected)}  got ${JSON.stringify(got)}  by ${rule || '–'}`,
    );
}

function printFigures(summaries: readonly Summary[]): void {
  const rows = summaries.map(({ name, right, silent, wrong, invented, missed, precision, recall }) => [
    ...[name, percent(precision), percent(recall)],
    ...[right, wrong, invented, missed, silent].map(String),
  ]);
  console.log();
  printTable(['', 'precision', 'recall', 'right', 'wrong', 'invented', 'missed', 'rightly silent'], rows);
}

function report(name: string, notices: readonly CorpusNotice[]): void {
  const outcomes = notices.flatMap(scoreNotice);
  const instants = outcomes.filter(isInstant);
  const wrong = instants.filter(({ verdict }) => verdict === 'wrong' || verdict === 'invented');
  const claimed = instants.filter(({ got }) => got !== null);
  console.log(`\n## ${name}: ${notices.length} notices`);
  console.log(
    `\n${wrong.length} of ${claimed.length} instants are wrong: ${percent(wrong.length / (claimed.length || 1))}.`,
  );
  printFaults('Wrong instants', wrong);
  printFaults(
    'Inventions',
    outcomes.filter(({ verdict }) => verdict === 'invented'),
  );
  printFaults(
    'Wrong otherwise',
    outcomes.filter((each) => each.verdict === 'wrong' && !isInstant(each)),
  );
  printFaults(
    'Missed',
    outcomes.filter(({ verdict }) => verdict === 'missed'),
  );
  const titles = outcomes.filter(({ field, got }) => field === 'title' && got !== null);
  const exact = titles.filter(({ toTheLetter }) => toTheLetter).length;
  console.log(
    `\nTitles are compared by the words that mean something; ${exact} of ${titles.length} are right to the letter.`,
  );
  printFigures(summarise(outcomes, ({ field }) => field));
  printFigures(summarise(outcomes, ({ language }) => language));
}

const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
/**
 * The files by author: those who had not seen the rules, others whose texts have been looked at since, and ourselves.
 */
const [blind, another, own] = [
  files.filter((file) => file.startsWith('blind-')),
  files.filter((file) => file.startsWith('another-hand-')),
  files.filter((file) => !/^(?:blind|another-hand)-/.test(file)),
].map((group) => group.flatMap(load));

const began = performance.now();
report('The corpus', own ?? []);
const perSecond = (1000 * (own ?? []).length) / (performance.now() - began);
console.log(`\n${perSecond.toFixed(0)} notices a second, with the work of comparing.`);
report('Written by somebody else, looked at since', another ?? []);
report('Written without a look at the rules, and not looked at since', blind ?? []);
