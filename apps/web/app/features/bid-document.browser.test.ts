import { secondMs } from '@awaj/domain/duration';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../testing/browser.setup.ts';
import { field, press } from '../../testing/fields.ts';
import { openPage } from '../../testing/page.tsx';
import { bought, ordered } from '../../testing/purchases.ts';

afterEach(() => vi.useRealTimers());

const main = async () => within(await screen.findByRole('main'));

describe('a bid document', () => {
  const isAbove = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

  it('shows its price above the form, and folds fields that only the invoice needs', async () => {
    await openPage('/purchasedoc/6', 'member');
    const name = await field('First name');
    const page = await main();
    expect(isAbove(page.getByText('Total due'), name)).toBe(true);
    for (const label of ['Company name', 'TIN', 'VAT number', 'Address']) {
      const optional = page.getByLabelText(new RegExp(`^${label}`), { selector: 'input' });
      expect(optional.closest('details')?.open, label).toBe(false);
    }
  });

  it('opens the folded fields when one of them is wrong', async () => {
    await openPage('/purchasedoc/6', 'member');
    await field('First name');
    const tin = (await main()).getByLabelText(/^TIN/, { selector: 'input' });
    fireEvent.input(tin, { target: { value: '1'.repeat(500) } });
    await press(/^Buy for/);
    await waitFor(() => expect(tin.closest('details')?.open).toBe(true));
  });

  const stopClock = () => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const pass = (seconds: number) => vi.advanceTimersByTime(seconds * secondMs);
  const until = (look: () => void) => vi.waitFor(look, { timeout: 20 * secondMs });
  const untilUnpaid = () =>
    until(() => {
      pass(1);
      screen.getByText('Unpaid!');
    });

  /** Holds back the answer until the returned function is called with it. */
  function holdOrder() {
    let answer: (order: object) => void = () => undefined;
    const held = new Promise<object>((resolve) => {
      answer = resolve;
    });
    api.fails('/order/{docId}', async () => Response.json(await held));
    return (order: object) => answer(order);
  }

  it('is said to be unpaid a second after the first answer, however long that took', async () => {
    stopClock();
    const answer = holdOrder();
    await openPage('/docpurchaseconfirmation/6', 'member');
    await until(() => expect(api.addresses()).toContain('/order/6'));
    pass(200);
    answer(ordered);
    await screen.findByText('Checking your payment');
    await untilUnpaid();
  });

  it('can be checked again, with the focus on the button until the answer arrives', async () => {
    stopClock();
    api.on('/order/{docId}', ordered);
    await openPage('/docpurchaseconfirmation/6', 'member');
    await screen.findByText('Checking your payment');
    await untilUnpaid();
    const answer = holdOrder();
    const again = screen.getByRole('button', { name: 'Check again' });
    again.focus();
    fireEvent.click(again);
    await screen.findByText('Checking your payment');
    expect(document.activeElement).toBe(again);
    answer(bought);
    await screen.findByText('Thank you');
  });

  it('offers the download first once it is paid', async () => {
    api.on('/order/{docId}', bought);
    await openPage('/docpurchaseconfirmation/6', 'member');
    const button = await screen.findByRole('button', { name: 'Download Document' });
    expect(isAbove(button, (await main()).getByText('Invoice ID'))).toBe(true);
  });
});
