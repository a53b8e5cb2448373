// Lighthouse scores of the public pages on a phone: pnpm bench lighthouse [rounds] [page …]
import lighthouse from 'lighthouse';
import { inRounds, median } from '../statistics.ts';
import { printTable, type Row, verdict } from '../table.ts';
import { onProduct } from './product.ts';

const rounds = Number(process.argv[2] ?? 5);
const debuggingPort = 9333;
const wanted = process.argv.slice(3);
const pages = wanted.length > 0 ? wanted : ['/', '/tenders', '/tender/1', '/company/1', '/pricing'];
const goals = { performance: 98, worst: 95, others: 100, shift: 0.01, blockedMs: 50, mostBlockedMs: 150 };

interface Marks {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  shift: number;
  blockedMs: number;
  firstMs: number;
  largestMs: number;
  /** Lighthouse's benchmark of the machine. Its simulated phone assumes 1,500 or more. */
  speed: number;
  /** The audits that lower a score, to show the cause. */
  complaints: readonly string[];
}

async function judge(url: string): Promise<Marks> {
  const outcome = await lighthouse(url, { port: debuggingPort, logLevel: 'error' });
  if (!outcome) throw new Error(`Lighthouse has no result for ${url}.`);
  const { categories, audits } = outcome.lhr;
  const mark = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const graded = ['accessibility', 'best-practices', 'seo'].flatMap((name) => categories[name]?.auditRefs ?? []);
  const failed = graded.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0);
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    practices: mark('best-practices'),
    seo: mark('seo'),
    shift: value('cumulative-layout-shift'),
    blockedMs: value('total-blocking-time'),
    firstMs: value('first-contentful-paint'),
    largestMs: value('largest-contentful-paint'),
    speed: outcome.lhr.environment.benchmarkIndex,
    complaints: failed.map(({ id }) => id),
  };
}

/**
 * The runs grouped by their first contentful paint, because Lighthouse sometimes simulates a different order of
 * loading.
 */
function modes(times: readonly number[]): string {
  const groups: number[][] = [];
  for (const ms of times.toSorted((a, b) => a - b)) {
    const last = groups.at(-1);
    if (last && ms < (last[0] ?? 0) * 1.25) last.push(ms);
    else groups.push([ms]);
  }
  return groups.map((group) => `${median(group).toFixed(0)} × ${group.length}`).join(', ');
}

function toRow(path: string, runs: readonly Marks[]): Row {
  const of = (name: Exclude<keyof Marks, 'complaints'>) => median(runs.map((run) => run[name]));
  const worst = Math.min(...runs.map((run) => run.performance));
  const mostBlocked = Math.max(...runs.map((run) => run.blockedMs));
  const others = [of('accessibility'), of('practices'), of('seo')];
  const isMet =
    of('performance') >= goals.performance &&
    worst >= goals.worst &&
    others.every((mark) => mark === goals.others) &&
    of('shift') <= goals.shift &&
    of('blockedMs') <= goals.blockedMs &&
    mostBlocked <= goals.mostBlockedMs;
  const marks = [of('performance'), worst, ...others].map(String);
  const times = [
    of('shift').toFixed(3),
    of('blockedMs').toFixed(0),
    mostBlocked.toFixed(0),
    modes(runs.map(({ firstMs }) => firstMs)),
    of('largestMs').toFixed(0),
    of('speed').toFixed(0),
  ];
  return [path, ...marks, ...times, verdict(isMet), [...new Set(runs.flatMap((run) => run.complaints))].join(', ')];
}

const head = [
  `median of ${rounds}`,
  `performance ≥ ${goals.performance}`,
  `worst ≥ ${goals.worst}`,
  'accessibility = 100',
  'best practices = 100',
  'SEO = 100',
  `CLS ≤ ${goals.shift}`,
  `TBT ≤ ${goals.blockedMs} ms`,
  `at most ${goals.mostBlockedMs} ms`,
  'FCP ms × runs',
  'LCP ms',
  'machine',
  '',
  'what it found',
];

await onProduct(async ({ web }) => {
  const runs = await inRounds(pages, rounds, (path) => judge(web + path));
  printTable(
    head,
    pages.map((path, index) => toRow(path, runs[index] ?? [])),
  );
}, `--remote-debugging-port=${debuggingPort}`);
