import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countResults, longestTasks } from './results.ts';

let root: string;

function task(taskId: string, exitCode: number, report?: object) {
  const directory = `apps/${taskId.replace('#', '-')}`;
  if (report) {
    mkdirSync(join(root, directory, 'reports'), { recursive: true });
    writeFileSync(join(root, directory, 'reports', `${taskId.split('#')[1]}.json`), JSON.stringify(report));
  }
  return { taskId, directory, execution: { exitCode } };
}

function summarise(...tasks: object[]) {
  mkdirSync(join(root, '.turbo', 'runs'), { recursive: true });
  writeFileSync(join(root, '.turbo', 'runs', 'run.json'), JSON.stringify({ tasks }));
  return countResults(root);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'awaj-results-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the count at the end of a test run', () => {
  it('adds the tests of every report and one for each other check', () => {
    const total = summarise(
      task('web#test', 0, { numPassedTests: 7, numFailedTests: 0 }),
      task('e2e#e2e', 0, { stats: { expected: 3, unexpected: 0, flaky: 0 } }),
      task('ui#visual', 0, { numPassedTests: 5, numFailedTests: 0 }),
      task('web#typecheck', 0),
    );
    expect(total).toEqual({ passed: 16, failed: 0, failedTasks: [] });
  });

  it('counts a test that passed only at the second try as failed', () => {
    const total = summarise(task('e2e#e2e', 0, { stats: { expected: 3, unexpected: 0, flaky: 1 } }));
    expect(total).toMatchObject({ passed: 3, failed: 1 });
  });

  it('counts a run that ended before its report', () => {
    expect(summarise(task('web#test', 1))).toMatchObject({ passed: 0, failed: 1, failedTasks: [{ id: 'web#test' }] });
  });

  it('counts a run that failed although every test passed', () => {
    const total = summarise(task('web#test', 1, { numPassedTests: 5, numFailedTests: 0 }));
    expect(total).toMatchObject({ passed: 5, failed: 1, failedTasks: [{ id: 'web#test' }] });
  });

  it('shows the end of the output of a failed task', () => {
    const lines = Array.from({ length: 100 }, (_, at) => `line ${at}`);
    writeFileSync(join(root, 'visual.log'), `${lines.join('\n')}\n`);
    const { failedTasks } = summarise({ ...task('ui#visual', 1), logFile: 'visual.log' });
    expect(failedTasks).toEqual([{ id: 'ui#visual', output: lines.slice(40).join('\n') }]);
  });

  it('names the tests that failed, and says why', () => {
    const { failedTasks } = summarise(
      task('web#test', 1, {
        numPassedTests: 1,
        numFailedTests: 1,
        testResults: [
          { name: 'broken.test.ts', status: 'failed', message: 'no module', assertionResults: [] },
          {
            name: 'list.test.ts',
            status: 'failed',
            message: '',
            assertionResults: [
              { fullName: 'a list shows its rows', status: 'passed', failureMessages: [] },
              { fullName: 'a list shows its count', status: 'failed', failureMessages: ['expected 1 to be 2'] },
            ],
          },
        ],
      }),
      task('e2e#e2e', 1, {
        stats: { expected: 1, unexpected: 1, flaky: 0 },
        suites: [
          {
            title: 'login.spec.ts',
            specs: [{ title: 'a member logs in', ok: true, tests: [{ results: [{}] }] }],
            suites: [
              {
                title: 'logout',
                specs: [{ title: 'ends', ok: false, tests: [{ results: [{ error: { message: 'no button' } }] }] }],
              },
            ],
          },
        ],
      }),
    );
    expect(failedTasks).toEqual([
      { id: 'web#test', output: 'a list shows its count\nexpected 1 to be 2\n\nbroken.test.ts\nno module' },
      { id: 'e2e#e2e', output: 'login.spec.ts: logout: ends\nno button' },
    ]);
  });

  it('is a failure when nothing ran', () => {
    expect(countResults(root)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the times at the end of a test run', () => {
  const timed = (taskId: string, seconds: number) => ({
    ...task(taskId, 0),
    execution: { exitCode: 0, startTime: 1_000, endTime: 1_000 + seconds * 1_000 },
  });

  it('list the eight slowest tasks, the slowest first', () => {
    summarise(
      timed('web#build', 30),
      timed('e2e#e2e', 840),
      ...Array.from({ length: 9 }, (_, at) => timed(`a${at}#test`, at)),
    );
    const lines = longestTasks(root);
    expect(lines).toHaveLength(8);
    expect(lines.slice(0, 3)).toEqual(['  840 s  e2e#e2e', '   30 s  web#build', '    8 s  a8#test']);
  });

  it('are none where nothing ran', () => {
    expect(longestTasks(root)).toEqual([]);
  });
});
