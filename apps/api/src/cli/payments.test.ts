import { expect, it } from 'vitest';
import { onEveryDatabase } from '../testing/on-every-database.ts';
import { actionsOf, run } from '../testing/operator.ts';
import { signUp } from '../testing/people.ts';

onEveryDatabase('a bank transfer', (world) => {
  it('is entered, and the subscription begins; a second time is refused', async () => {
    const { token, invoiceNumber } = await signUp(world());
    const said = await run(world(), 'mark-paid', invoiceNumber, '--reference', 'FT1');
    expect(said).toEqual([`${invoiceNumber} is paid: ETB\u00a02,360.00 by bank transfer.`]);
    expect(await world().call('getUserInfo', { token })).toMatchObject({ is_active: true });
    expect(await actionsOf(world(), 'mark-paid')).toEqual([
      { operator: 'tester', details: { invoiceNumber, reference: 'FT1', amount: 236_000 } },
    ]);
    const again = run(world(), 'mark-paid', invoiceNumber, '--reference', 'FT1');
    await expect(again).rejects.toThrow('has been entered before');
  });

  it('leaves an invoice as it is in a dry run', async () => {
    const { token, invoiceNumber } = await signUp(world());
    await run(world(), 'mark-paid', invoiceNumber, '--reference', 'FT2', '--dry-run');
    expect(await world().call('getUserInfo', { token })).toMatchObject({ is_active: false });
  });
});
