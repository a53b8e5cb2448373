import { globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';
import { answersFile, SeenAnswers } from './answers.ts';

const sources = join(import.meta.dirname, '..');

/** Fails a run of all tests if no test has seen one of the answers that the contract promises. */
export class AnswersReporter implements Reporter {
  onTestRunStart(): void {
    mkdirSync(dirname(answersFile), { recursive: true });
    rmSync(answersFile, { force: true });
  }

  onTestRunEnd(modules: readonly TestModule[], _errors: unknown, reason: TestRunEndReason): void {
    const isWhole = modules.length === globSync('**/*.test.ts', { cwd: sources }).length;
    if (!isWhole || reason !== 'passed') return;
    const missing = new SeenAnswers(answersFile).missing();
    if (missing.length === 0) return;
    console.error(`The contract promises answers that no test has seen:\n  ${missing.join('\n  ')}`);
    process.exitCode = 1;
  }
}
