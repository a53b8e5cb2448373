import { minuteMs } from '@awaj/domain/duration';
import { expect, it } from 'vitest';
import { moveOn } from '../testing/clock.ts';
import { onOneDatabase } from '../testing/on-databases.ts';
import { actionsOf, run, runForJson } from '../testing/operator.ts';
import { createRegistration, inFull, prove, signUp } from '../testing/people.ts';

onOneDatabase('a bank transfer', (world) => {
  it('is booked and starts the subscription, and a second entry is refused', async () => {
    const { token, invoiceNumber } = await signUp(world());
    const said = await run(world(), 'mark-paid', invoiceNumber, '--amount', '2360', '--reference', 'FT1');
    expect(said).toEqual([`${invoiceNumber} is paid: 2,360.00\u00a0ETB by bank transfer.`]);
    expect(await world().call('getUserInfo', { token })).toMatchObject({ is_active: true });
    expect(await actionsOf(world(), 'mark-paid')).toEqual([
      { operator: 'tester', details: { invoiceNumber, reference: 'FT1', amount: 236_000 } },
    ]);
    const again = run(world(), 'mark-paid', invoiceNumber, '--amount', '2360', '--reference', 'FT1');
    await expect(again).rejects.toThrow('is already booked for this invoice');
  });

  it('is not booked by a dry run', async () => {
    const person = await signUp(world());
    const { token, invoiceNumber, phone } = person;
    await prove(world(), person, 'phone');
    await run(world(), 'mark-paid', invoiceNumber, '--amount', '2360', '--reference', 'FT2', '--dry-run');
    expect(await world().call('getUserInfo', { token })).toMatchObject({ is_active: false });
    expect(await world().letters(inFull(phone))).toEqual([]);
  });

  it('is confirmed to the payer in their language', async () => {
    const body = createRegistration();
    const headers = { 'accept-language': 'am' };
    const { invoice_number: number } = await world().call('register', { body, headers });
    await prove(world(), body, 'phone');
    await run(world(), 'mark-paid', number, '--amount', '2,360.00', '--reference', 'FT3');
    const [message] = await world().letters(inFull(body.phone));
    expect(message?.text).toBe(`አዋጅ፦ የ${number} ክፍያ 2,360 ብር ደርሶናል። እስከ ኅዳር 10 ቀን 2020 ይሠራል።`);
  });

  it.each(['100', '2360.01'])('of %s birr for an invoice of 2,360 is held until a person credits it', async (birr) => {
    const person = await signUp(world());
    const { token, invoiceNumber, phone } = person;
    await prove(world(), person, 'phone');
    const reference = `FT-${birr}`;
    const [said = ''] = await run(world(), 'mark-paid', invoiceNumber, '--amount', birr, '--reference', reference);
    expect(said).toContain(`do not match ${invoiceNumber}: 2,360.00\u00a0ETB are due. The transfer is held as`);
    expect(await world().call('getUserInfo', { token })).toMatchObject({ is_active: false });
    const waiting = await runForJson(world(), 'payment-reviews');
    const review = waiting.find(({ invoice }: { invoice: string }) => invoice === invoiceNumber);
    expect(review).toMatchObject({ why: 'differs in amount', name: 'Abebe Kebede', phone: inFull(phone) });
    expect(review.payment).toContain(`bank ${invoiceNumber} ${reference} `);
    moveOn(world(), minuteMs);
    await run(world(), 'review-payment', String(review.id), 'credit');
    expect(await world().call('getUserInfo', { token })).toMatchObject({ is_active: birr !== '100' });
    const [message] = await world().letters(inFull(phone));
    expect(message?.text).toContain(
      birr === '100' ? '2,260 birr is still missing' : `2,360 birr has arrived for ${invoiceNumber}`,
    );
  });

  it('of the missing amount is booked after a partial credit', async () => {
    const { token, invoiceNumber } = await signUp(world());
    await run(world(), 'mark-paid', invoiceNumber, '--amount', '360', '--reference', 'FT4');
    const [{ id }] = (await runForJson(world(), 'payment-reviews')).slice(-1);
    await run(world(), 'review-payment', String(id), 'credit');
    const said = await run(world(), 'mark-paid', invoiceNumber, '--amount', '2000', '--reference', 'FT5');
    expect(said[0]).toContain('is paid');
    expect(await world().call('getUserInfo', { token })).toMatchObject({ is_active: true });
  });

  it('that came twice is held, and can be refunded after it is credited', async () => {
    const { invoiceNumber } = await signUp(world());
    await run(world(), 'mark-paid', invoiceNumber, '--amount', '2360', '--reference', 'FT6');
    const [said = ''] = await run(world(), 'mark-paid', invoiceNumber, '--amount', '2360', '--reference', 'FT7');
    expect(said).toContain('it is already paid');
    const [{ id }] = (await runForJson(world(), 'payment-reviews')).slice(-1);
    await run(world(), 'review-payment', String(id), 'credit');
    const [refund = ''] = await run(world(), 'user', 'refund', invoiceNumber, '--reference', 'BACK7');
    expect(refund).toContain('2,360.00\u00a0ETB remain paid');
    const left = await runForJson(world(), 'payment-reviews');
    expect(left.filter(({ invoice }: { invoice: string }) => invoice === invoiceNumber)).toEqual([]);
  });

  it('needs an amount, a reference and an invoice', async () => {
    const { invoiceNumber } = await signUp(world());
    await expect(run(world(), 'mark-paid', invoiceNumber, '--reference', 'X')).rejects.toThrow('--amount');
    for (const amount of ['0', '-5', 'much'])
      await expect(run(world(), 'mark-paid', invoiceNumber, '--reference', 'X', '--amount', amount)).rejects.toThrow(
        'Write birr',
      );
    await expect(run(world(), 'mark-paid', 'AWJ-1', '--reference', 'X', '--amount', '1')).rejects.toThrow(
      'There is no invoice with this number.',
    );
  });
});
