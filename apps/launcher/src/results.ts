import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Count {
  passed: number;
  failed: number;
}

interface Results extends Count {
  /** Name and message of each test that failed. */
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults?: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: { results: { error?: { message: string } }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
}

interface Task {
  taskId: string;
  directory: string;
  logFile?: string;
  execution?: { exitCode?: number; startTime?: number; endTime?: number };
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const isPlaywright = (report: unknown): report is PlaywrightReport =>
  typeof report === 'object' && report !== null && 'stats' in report;

function failuresOfSuite({ title, suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const messages = spec.tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''));
      return [spec.title, ...messages.filter(Boolean)].join('\n');
    });
  return [...own, ...suites.flatMap(failuresOfSuite)].map((failure) => `${title}: ${failure}`);
}

function readReport(report: unknown): Results {
  if (isPlaywright(report)) {
    const { stats, suites = [] } = report;
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: suites.flatMap(failuresOfSuite),
    };
  }
  const { numPassedTests, numFailedTests, testResults = [] } = report as VitestReport;
  const isFailed = ({ status }: { status: string }) => status === 'failed';
  const failedTests = testResults.flatMap(({ assertionResults }) => assertionResults).filter(isFailed);
  // A file that did not load has no tests.
  const failedFiles = testResults.filter((file) => isFailed(file) && !file.assertionResults.some(isFailed));
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: [
      ...failedTests.map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join('\n')),
      ...failedFiles.map(({ name, message }) => `${name}\n${message}`),
    ],
  };
}

const reportOf: Record<string, string> = { test: 'test.json', visual: 'visual.json', e2e: 'e2e.json' };

/**
 * A task with a report counts its tests; any other is one check. A test run that fails without a failed test is one.
 */
function readTask(task: Task, root: string): Results {
  const ok = task.execution?.exitCode === 0;
  const file = reportOf[task.taskId.split('#').at(-1) ?? ''];
  const path = file && join(root, task.directory, 'reports', file);
  if (!path || !existsSync(path)) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] };
  const { passed, failed, failures } = readReport(readJson(path));
  return { passed, failed: ok ? failed : Math.max(failed, 1), failures };
}

const linesShown = 60;

/** The end of a task's output. Turborepo keeps none for tasks that always run. */
function endOfOutput({ logFile = '' }: Task, root: string): string {
  const path = join(root, logFile);
  return logFile && existsSync(path)
    ? readFileSync(path, 'utf8').trimEnd().split('\n').slice(-linesShown).join('\n')
    : '';
}

interface FailedTask {
  id: string;
  /** The tests that failed, or the end of the task's output if no test did. */
  output: string;
}

/** Turborepo's summary of the last run. */
function readTasks(root: string): Task[] | null {
  const summary = globSync('.turbo/runs/*.json', { cwd: root }).at(0);
  return summary ? (readJson(join(root, summary)) as { tasks: Task[] }).tasks : null;
}

const timesShown = 8;

/** A line for each of the slowest tasks. */
export function longestTasks(root: string): string[] {
  const timed = (readTasks(root) ?? []).map(({ taskId, execution: { startTime = 0, endTime = 0 } = {} }) => ({
    taskId,
    seconds: Math.round((endTime - startTime) / 1_000),
  }));
  const longest = timed.sort((one, other) => other.seconds - one.seconds).slice(0, timesShown);
  return longest.map(({ taskId, seconds }) => `${String(seconds).padStart(5)} s  ${taskId}`);
}

/** Adds up the last run. */
export function countResults(root: string): Count & { failedTasks: FailedTask[] } {
  const tasks = readTasks(root);
  if (!tasks) return { passed: 0, failed: 1, failedTasks: [{ id: 'the run itself', output: '' }] };
  const total: Count & { failedTasks: FailedTask[] } = { passed: 0, failed: 0, failedTasks: [] };
  for (const task of tasks) {
    const { passed, failed, failures } = readTask(task, root);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0)
      total.failedTasks.push({ id: task.taskId, output: failures.join('\n\n') || endOfOutput(task, root) });
  }
  return total;
}
