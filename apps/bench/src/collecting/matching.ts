// How well notices are matched: first the wrong merges, then the share of right pairs that are found.
import { makePairs, type NoticePair } from '@awaj/api/testing/notice-pairs/make-pairs';
import { measureMatching } from '@awaj/api/testing/notice-pairs/measure';
import { printTable, verdict } from '../table.ts';

const [scale = '1', seed = 'pairs'] = process.argv.slice(2);
const times = (count: number): number => Math.round(count * Number(scale));

const pairs = makePairs(
  { hard: times(2_000), words: times(1_000), language: times(1_000), extension: times(500) },
  seed,
);
const { counts, joined, mixedTenders, notices, millisecondsANotice } = measureMatching(pairs, () => performance.now());

const printNotices = ({ sort, one, other }: NoticePair): void =>
  console.log(`\n${sort}\n${one.text}\n--\n${other.text}`);

const wrong = joined.filter(({ kind }) => kind === 'hard');
console.log(`Wrong merges: ${wrong.length} of ${times(2_000)} hard pairs.`);
wrong.forEach(printNotices);
console.log(`Groups with more than one tender, among all ${notices} notices: ${mixedTenders}.\n`);

const wanted: Readonly<Record<string, number>> = { words: 0.9, language: 0.8 };
const rows = [...counts]
  .filter(([name]) => !name.startsWith('hard'))
  .map(([name, { pairs: all, joined: found }]) => {
    const least = wanted[name];
    return [
      name,
      all,
      found,
      `${((100 * found) / all).toFixed(1)} %`,
      least === undefined ? '' : verdict(found / all >= least),
    ];
  });
printTable(['One tender', 'pairs', 'found', 'recall', ''], rows);
console.log(
  `\n${millisecondsANotice.toFixed(2)} ms a notice, with reading it: ${verdict(millisecondsANotice <= 12)} (12).`,
);
