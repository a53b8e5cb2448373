import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';
import { seenAnswers } from './answers.ts';
import { findDifferences } from './embedded-check.ts';
import { sentStatements } from './sent-statements.ts';

const sources = join(import.meta.dirname, '..');

function fail(why: string, list: readonly string[]): void {
  if (list.length === 0) return;
  console.error(`${why}\n  ${list.join('\n  ')}`);
  process.exitCode = 1;
}

/**
 * Fails a run if the embedded database refuses a statement that a test has sent to PostgreSQL, and a run of all tests if
 * no test has seen one of the answers that the contract promises.
 */
export class RunReporter implements Reporter {
  onTestRunStart(): void {
    for (const noted of [seenAnswers, sentStatements]) noted.forget();
  }

  async onTestRunEnd(modules: readonly TestModule[], _errors: unknown, reason: TestRunEndReason): Promise<void> {
    if (reason !== 'passed') return;
    const copies = modules.map(({ project }) => project.getProvidedContext().embeddedCopies);
    const seeded = copies.find((each) => each !== undefined)?.seeded;
    if (seeded)
      fail('The embedded database does not take these statements as PostgreSQL does:', await findDifferences(seeded));
    const isWhole = modules.length === globSync('**/*.test.ts', { cwd: sources }).length;
    if (isWhole) fail('The contract promises answers that no test has seen:', seenAnswers.missing());
  }
}
