import { describe, expect, it } from 'vitest';
import { parsePopup } from './popup.ts';

const pay = { id: 'pay', type: 'default', text: 'Pay' };
const popup = { title: 'Payment', message: 'Pay 2,360 ETB?', buttons: [pay] };

describe('parsePopup', () => {
  it('uses the client’s own text for standard buttons', () => {
    const buttons = [{ id: '', type: 'ok' }, { type: 'cancel' }, { id: 'x', type: 'destructive', text: ' Delete ' }];
    expect(parsePopup({ ...popup, buttons })?.buttons).toEqual([
      { id: '', text: 'OK', isDestructive: false },
      { id: '', text: 'Cancel', isDestructive: false },
      { id: 'x', text: 'Delete', isDestructive: true },
    ]);
  });

  it('needs no title', () => {
    expect(parsePopup({ message: 'Done', buttons: [pay] })?.title).toBe('');
  });

  it('accepts texts of exactly the maximum length', () => {
    expect(parsePopup({ title: 't'.repeat(64), message: 'm'.repeat(256), buttons: [pay, pay, pay] })).not.toBeNull();
  });

  it.each([
    ['a title too long', { title: 't'.repeat(65) }],
    ['no message', { message: ' ' }],
    ['a message too long', { message: 'm'.repeat(257) }],
    ['no button', { buttons: [] }],
    ['four buttons', { buttons: [pay, pay, pay, pay] }],
    ['buttons that are no list', { buttons: pay }],
    ['a button without text', { buttons: [{ id: 'a', type: 'default' }] }],
    ['a button of no known type', { buttons: [{ id: 'a', type: 'toString' }] }],
    ['a button with a long id', { buttons: [{ ...pay, id: 'i'.repeat(65) }] }],
  ])('refuses %s', (_what, change) => {
    expect(parsePopup({ ...popup, ...change })).toBeNull();
  });
});
