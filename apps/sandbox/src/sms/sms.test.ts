import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { forget } from '../world.ts';

const { world, app } = createTestSandbox();
afterAll(() => app.close());
afterEach(() => forget(world));

const authorization = 'Bearer SANDBOX-afromessage-token';
const message = { to: '0911000001', message: 'Awaj: 4821 is your code.', sender: 'Awaj', reference: 'm-1' };

const afroMessage = (payload: object, headers: Record<string, string> = { authorization }) =>
  app.inject({ method: 'POST', url: '/afromessage/api/send', headers, payload });

const geezSms = (payload: object) =>
  app.inject({ method: 'POST', url: '/geezsms/api/v1/sms/send', payload: { token: 'SANDBOX', ...payload } });

describe('AfroMessage', () => {
  it('takes a message by POST and by GET, and returns the result', async () => {
    const posted = (await afroMessage(message)).json();
    expect(posted).toMatchObject({
      acknowledge: 'success',
      response: { message_id: expect.any(String), to: '+251911000001' },
    });
    await app.inject({
      url: '/afromessage/api/send',
      query: { ...message, message: 'two' },
      headers: { authorization },
    });
    expect(world.messages.list().map(({ text }) => text)).toEqual(['two', 'Awaj: 4821 is your code.']);

    for (const query of [{ id: posted.response.message_id }, { reference: 'm-1' }]) {
      const status = await app.inject({ url: '/afromessage/api/status', query, headers: { authorization } });
      expect(status.json()).toMatchObject({ acknowledge: 'success', response: { status: 'DELIVERED' } });
    }
  });

  it.each([
    ['no number', { message: 'x' }],
    ['a number of another country', { to: '+14155550100', message: 'x' }],
    ['no text', { to: '0911000001', message: '' }],
  ])('answers 200 with an error to %s', async (_case, payload) => {
    const response = await afroMessage(payload);
    expect([response.statusCode, response.json().acknowledge]).toEqual([200, 'error']);
    expect(world.messages.list()).toEqual([]);
  });

  it('requires a token', async () => {
    expect((await afroMessage(message, {})).json().acknowledge).toBe('error');
  });

  it('delivers a message twice if it is sent twice, and counts both', async () => {
    await afroMessage(message);
    await afroMessage({ ...message, to: '+251911000001' });
    expect((await app.inject('/control/deliveries')).json()).toMatchObject({ delivered: 2, duplicates: 1 });
  });
});

describe('GeezSMS', () => {
  it('takes a message to 2519…', async () => {
    const response = await geezSms({ phone: '251911000001', msg: 'Awaj: 4821' });
    expect(response.json()).toEqual({ error: false, msg: expect.any(String), api_log_id: expect.any(Number) });
    expect(world.messages.list({ to: '0911 000 001' })).toMatchObject([{ provider: 'geezsms', text: 'Awaj: 4821' }]);
  });

  it.each([
    { phone: '0911000001', msg: 'x' },
    { phone: '251911000001' },
    { phone: '251911000001', msg: 'x'.repeat(336) },
    { phone: '251911000001', msg: 'x', token: '' },
  ])('refuses %o', async (payload) => {
    const response = await geezSms(payload);
    expect([response.statusCode, response.json().error]).toEqual([400, true]);
    expect(world.messages.list()).toEqual([]);
  });
});
