import { expect, it } from 'vitest';
import { onEveryDatabase } from '../testing/on-every-database.ts';
import { run } from '../testing/operator.ts';
import { createProgram } from './program.ts';

onEveryDatabase('the operator', (world) => {
  it('finds help for every command', () => {
    const program = createProgram(async () => {});
    for (const command of program.commands) {
      expect(command.description()).not.toBe('');
      expect(command.helpInformation()).toContain('Usage: pnpm api');
    }
  });

  it('is told what a wrong command is', async () => {
    await expect(run(world(), 'nonsense')).rejects.toThrow("unknown command 'nonsense'");
    await expect(run(world(), 'seed')).rejects.toThrow('There are tenders in this database already');
  });
});
