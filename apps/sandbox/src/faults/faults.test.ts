import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startTestSandbox } from '../testing/real-sandbox.ts';
import { forget } from '../world.ts';

const sandbox = await startTestSandbox();
const { world, app, url } = sandbox;
afterAll(() => sandbox.close());
afterEach(() => forget(world));

const switchOn = (provider: string, payload: object) =>
  app.inject({ method: 'PUT', url: `/control/faults/${provider}`, payload });

const send = (signal: AbortSignal | null = null) =>
  fetch(`${url}/geezsms/api/v1/sms/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: 'SANDBOX', phone: '251911000001', msg: 'hello' }),
    signal,
  });

describe('a service with a fault', () => {
  it('fails with the given status in its own format, without any effect', async () => {
    await switchOn('geezsms', { kind: 'fail', status: 503 });
    const response = await send();
    expect([response.status, await response.json()]).toEqual([503, { error: true, msg: expect.any(String) }]);
    expect(world.messages.list()).toEqual([]);
  });

  it('sends Retry-After with 429', async () => {
    await switchOn('geezsms', { kind: 'rate-limit', retryAfter: 7 });
    const response = await send();
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
  });

  it('recovers after the given number of requests', async () => {
    await switchOn('geezsms', { kind: 'fail', status: 500, times: 2 });
    const statuses = [await send(), await send(), await send()].map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('is slow, but still takes effect', async () => {
    await switchOn('geezsms', { kind: 'slow', ms: 60 });
    const started = performance.now();
    expect((await send()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(55);
    expect(world.messages.list()).toHaveLength(1);
  });

  it('never answers', async () => {
    await switchOn('geezsms', { kind: 'hang' });
    const caller = new AbortController();
    const answer = send(caller.signal);
    // A call that only arrives after this test would meet the fault of the next one.
    await expect.poll(() => Object.keys(world.calls.list())).toHaveLength(1);
    setTimeout(() => caller.abort(), 50);
    await expect(answer).rejects.toThrow(/abort/);
    expect(world.messages.list()).toEqual([]);
  });

  it.each([
    [false, 0],
    [true, 1],
  ])('drops the connection; after it acted: %s', async (after, delivered) => {
    await switchOn('geezsms', { kind: 'drop-connection', after });
    await expect(send()).rejects.toThrow('fetch failed');
    expect(world.messages.list()).toHaveLength(delivered);
  });

  it.each([
    [{ kind: 'html', status: 502 }, 502, 0],
    [{ kind: 'html', status: 200, after: true }, 200, 1],
    [{ kind: 'half-answer' }, 200, 1],
  ])('gives an answer that is not valid in its protocol: %o', async (fault, status, delivered) => {
    await switchOn('geezsms', fault);
    const response = await send();
    expect(response.status).toBe(status);
    await expect(response.json()).rejects.toThrow('JSON');
    expect(world.messages.list()).toHaveLength(delivered);
  });

  it('counts calls that come before Retry-After is over', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const call = () => app.inject({ method: 'POST', url: '/geezsms/api/v1/sms/send', payload: {} });
    const tooEarly = async () => (await app.inject('/control/calls')).json()['geezsms too early'];
    await switchOn('geezsms', { kind: 'rate-limit', retryAfter: 7, times: 1 });
    await call();
    await call();
    expect(await tooEarly()).toBeUndefined();
    vi.advanceTimersByTime(6_000);
    await call();
    expect(await tooEarly()).toBe(1);
    vi.advanceTimersByTime(1_000);
    await call();
    expect(await tooEarly()).toBe(1);
    vi.useRealTimers();
  });

  it('does not affect other services', async () => {
    await switchOn('afromessage', { kind: 'fail', status: 500 });
    expect((await send()).status).toBe(200);
  });

  it('counts the failed calls', async () => {
    await switchOn('geezsms', { kind: 'fail', status: 500, times: 1 });
    await send();
    await send();
    expect((await app.inject('/control/calls')).json()).toEqual({ 'geezsms POST api/v1/sms/send': 2 });
  });
});

describe('the switches', () => {
  it.each([
    ['geezsms', { kind: 'sleepy' }, 400],
    ['geezsms', { kind: 'slow' }, 400],
    ['geezsms', { kind: 'fail', status: 99 }, 400],
    ['geezsms', { kind: 'hang', times: 0 }, 400],
    ['geezsms', { kind: 'webhooks', drop: true }, 400],
    ['smtp', { kind: 'html' }, 400],
    ['pigeon', { kind: 'hang' }, 404],
  ])('refuse for %s what they do not know: %o', async (provider, payload, status) => {
    expect((await switchOn(provider, payload)).statusCode).toBe(status);
    expect((await app.inject('/control/faults')).json()).toEqual({ faults: [] });
  });

  it('keep a fault of answers and one of events at the same time', async () => {
    await switchOn('chapa', { kind: 'slow', ms: 1 });
    await switchOn('chapa', { kind: 'webhooks', drop: true, times: 3 });
    expect((await app.inject('/control/faults')).json().faults).toMatchObject([
      { provider: 'chapa', fault: { kind: 'slow', ms: 1 }, timesLeft: null },
      { provider: 'chapa', fault: { kind: 'webhooks', isDropped: true }, timesLeft: 3 },
    ]);
    expect((await app.inject({ method: 'DELETE', url: '/control/faults' })).statusCode).toBe(204);
    expect(world.faults.list()).toEqual([]);
  });

  it('are also plain forms on a page', async () => {
    const press = (payload: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/faults',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(payload).toString(),
      });
    await press({ provider: 'smtp', preset: 'fail', times: '2' });
    expect(world.faults.list()).toMatchObject([{ provider: 'smtp', fault: { kind: 'fail' }, timesLeft: 2 }]);
    expect((await app.inject('/faults')).body).toContain('answers 503 (2 more)');
    await press({ provider: 'smtp', preset: 'none', times: '' });
    expect(world.faults.list()).toEqual([]);
  });
});
