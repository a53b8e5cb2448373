import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
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

function countReport(report: unknown): Count {
  if (isPlaywright(report)) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  }
  const { numPassedTests, numFailedTests } = report as VitestReport;
  return { passed: numPassedTests, failed: numFailedTests };
}

const reportOf: Record<string, string> = { test: 'test.json', visual: 'visual.json', e2e: 'e2e.json' };

/**
 * A task with a report counts its tests; any other is one check. A test run that fails without a failed test is one.
 */
function countTask(task: Task, root: string): Count {
  const ok = task.execution?.exitCode === 0;
  const file = reportOf[task.taskId.split('#').at(-1) ?? ''];
  const path = file && join(root, task.directory, 'reports', file);
  if (!path || !existsSync(path)) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const { passed, failed } = countReport(readJson(path));
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
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
    const count = countTask(task, root);
    total.passed += count.passed;
    total.failed += count.failed;
    if (count.failed > 0) total.failedTasks.push({ id: task.taskId, output: endOfOutput(task, root) });
  }
  return total;
}
