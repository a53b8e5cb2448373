import { expect, it } from 'vitest';
import { onOneDatabase } from '../testing/on-databases.ts';
import { run, runForJson } from '../testing/operator.ts';

onOneDatabase('banks that an operator edits', (world) => {
  const offered = () => runForJson(world(), 'bank', 'list');

  it('are added with an account, changed and removed', async () => {
    const account = ['--account', '1000-123 456', '--holder', 'Awaj PLC'];
    await run(world(), 'bank', 'add', 'Bank of Adama', ...account);
    await expect(run(world(), 'bank', 'add', 'bank of adama', ...account)).rejects.toThrow('There is already a bank');
    await run(world(), 'bank', 'edit', 'Bank of Adama', '--account', '77777');
    const bank = { bank: 'Bank of Adama', account: '77777', holder: 'Awaj PLC' };
    expect(await offered()).toContainEqual(expect.objectContaining(bank));
    await run(world(), 'bank', 'remove', 'Bank of Adama');
    expect(await offered()).not.toContainEqual(expect.objectContaining({ bank: 'Bank of Adama' }));
    await expect(run(world(), 'bank', 'remove', 'Bank of Adama')).rejects.toThrow('There is no bank');
  });

  it('need an account', async () => {
    await expect(run(world(), 'bank', 'add', 'X', '--holder', 'Awaj')).rejects.toThrow('--account');
    for (const account of [' ', 'soon', '123'])
      await expect(run(world(), 'bank', 'add', 'X', '--holder', 'A', '--account', account)).rejects.toThrow(
        'five digits',
      );
    await expect(run(world(), 'bank', 'edit', '1', '--account', ' ')).rejects.toThrow('five digits');
  });
});
