import { describe, expect, it } from 'vitest';
import { act, receive } from './host.ts';
import { createHost, type HostState, type Step } from './host-state.ts';
import type { Action } from './person-actions.ts';

const client = createHost({ version: '9.1', platform: 'android', theme: 'light' });

const post = (state: HostState, method: string, params: Record<string, unknown> = {}): Step =>
  receive(state, { method, params });

const does = (state: HostState, ...actions: Action[]): Step =>
  actions.reduce<Step>((step, action) => act(step.state, action), { state, answers: [], effects: [], ignored: null });

const details = { title: 'One year', description: 'Tenders', price: '1200 Stars' };

describe('an app that asks for the phone number', () => {
  const asked = post(client, 'web_app_request_phone').state;

  it('waits while the person is asked', () => {
    expect(asked.dialog).toEqual({ kind: 'share-phone', isSending: false });
    expect(post(asked, 'web_app_request_phone').ignored).toBe('another dialog is open');
  });

  it('is notified once the contact has reached the bot', () => {
    const sharing = does(asked, { kind: 'answer-phone', isShared: true });
    expect([sharing.effects, sharing.answers]).toEqual([[{ kind: 'share-contact' }], []]);
    const sent = does(sharing.state, { kind: 'contact-sent', contact: 'contact=1' });
    expect(sent.answers).toEqual([{ eventType: 'phone_requested', eventData: { status: 'sent' } }]);
    expect(sent.state.dialog).toBeNull();
  });

  it.each<[string, Action[]]>([
    ['refuses', [{ kind: 'answer-phone', isShared: false }]],
    [
      'agrees, but the contact does not arrive',
      [
        { kind: 'answer-phone', isShared: true },
        { kind: 'contact-sent', contact: null },
      ],
    ],
  ])('is notified that nothing follows when the person %s', (_case, actions) => {
    const step = does(asked, ...actions);
    expect(step.answers).toEqual([{ eventType: 'phone_requested', eventData: { status: 'cancelled' } }]);
    expect([step.state.dialog, step.state.sharedContact]).toEqual([null, '']);
  });

  it('sends it once, however often the button is pressed', () => {
    const sharing = does(asked, { kind: 'answer-phone', isShared: true }).state;
    expect(does(sharing, { kind: 'answer-phone', isShared: true }).effects).toEqual([]);
  });
});

describe('an app that asks Telegram for the contact', () => {
  const ask = (state: HostState, method = 'getRequestedContact') =>
    post(state, 'web_app_invoke_custom_method', { req_id: 'r1', method, params: {} });

  it('gets nothing before it was shared, then the signed contact', () => {
    expect(ask(client).answers[0]?.eventData).toEqual({ req_id: 'r1', result: '' });
    const shared = { ...client, sharedContact: 'contact=1&hash=2' };
    expect(ask(shared).answers).toEqual([
      { eventType: 'custom_method_invoked', eventData: { req_id: 'r1', result: 'contact=1&hash=2' } },
    ]);
  });

  it('gets an error when it asks for something else', () => {
    const [answer] = ask(client, 'getStorageValues').answers;
    expect(answer?.eventData).toEqual({ req_id: 'r1', error: 'METHOD_NOT_SUPPORTED' });
    expect(post(client, 'web_app_invoke_custom_method', {}).ignored).toBe('req_id is missing');
  });
});

describe('an app that opens an invoice', () => {
  const opened = post(client, 'web_app_open_invoice', { slug: 'abc' });
  const asking = does(opened.state, { kind: 'invoice-loaded', details }).state;
  const closedWith = (status: string) => [{ eventType: 'invoice_closed', eventData: { slug: 'abc', status } }];

  it('shows the person what it is for', () => {
    expect(opened.effects).toEqual([{ kind: 'load-invoice', slug: 'abc' }]);
    expect(asking.dialog).toEqual({ kind: 'invoice', sheet: { slug: 'abc', phase: 'asking', details } });
  });

  it.each(['paid', 'failed', 'pending'] as const)('gets the result once it is known: %s', (outcome) => {
    const paying = does(asking, { kind: 'answer-invoice', outcome });
    expect([paying.effects, paying.answers]).toEqual([[{ kind: 'pay-invoice', slug: 'abc', outcome }], []]);
    const settled = does(paying.state, { kind: 'invoice-settled', status: outcome });
    expect(settled.answers).toEqual(closedWith(outcome));
    expect(settled.state.dialog).toBeNull();
  });

  it('gets the false report of a lying client', () => {
    const lie = does(asking, { kind: 'answer-invoice', outcome: 'claimed' });
    expect([lie.answers, lie.effects]).toEqual([closedWith('paid'), []]);
  });

  it('learns at once that the person cancelled, unless they have begun to pay', () => {
    expect(does(opened.state, { kind: 'answer-invoice', outcome: 'cancelled' }).answers).toEqual(
      closedWith('cancelled'),
    );
    expect(does(asking, { kind: 'answer-invoice', outcome: 'cancelled' }).answers).toEqual(closedWith('cancelled'));
    const paying = does(asking, { kind: 'answer-invoice', outcome: 'paid' }).state;
    expect(does(paying, { kind: 'answer-invoice', outcome: 'cancelled' }).ignored).not.toBeNull();
  });

  it('learns that it failed when there is no such invoice', () => {
    expect(does(opened.state, { kind: 'invoice-loaded', details: null }).answers).toEqual(closedWith('failed'));
  });

  it('hears nothing more after it was closed', () => {
    const paying = does(asking, { kind: 'answer-invoice', outcome: 'paid' }, { kind: 'close' }).state;
    expect(does(paying, { kind: 'invoice-settled', status: 'paid' }).answers).toEqual([]);
  });

  it.each([{}, { slug: '$a/b' }])('is ignored without a slug: %o', (params) => {
    expect(post(client, 'web_app_open_invoice', params).ignored).toContain('slug must be');
  });
});
