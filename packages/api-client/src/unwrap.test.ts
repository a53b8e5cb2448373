import { describe, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { ApiError, isAbort, NetworkError } from './errors.ts';
import { html, json, startServer } from './testing/local-server.ts';
import { unwrap } from './unwrap.ts';

const credentials = { username: 'a@awaj.test', password: 'awaj-demo' };

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => expect.fail('The call should have failed.'),
    (error: unknown) => error,
  );
}

describe('a valid answer', () => {
  it('is its body', async () => {
    const server = await startServer(json(200, { status: true, token: 't-1' }));
    const api = createApiClient({ baseUrl: server.url });
    expect(await unwrap(api.POST('/auth/login', { body: credentials }))).toEqual({ status: true, token: 't-1' });
  });

  it('may be empty if its status says so', async () => {
    const server = await startServer((_request, response) => response.writeHead(204).end());
    const api = createApiClient({ baseUrl: server.url, getToken: () => 't-1' });
    expect(await unwrap(api.POST('/auth/logout'))).toBeUndefined();
  });

  it('may be a file', async () => {
    const server = await startServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF-1.7');
    });
    const api = createApiClient({ baseUrl: server.url });
    const options = { params: { path: { id: 1 } }, parseAs: 'blob' } as const;
    const file = await unwrap(api.GET('/document/{id}/download', options));
    expect(file.type).toBe('application/pdf');
    expect(await file.text()).toBe('%PDF-1.7');
  });
});

describe('a refusal', () => {
  it('with an empty 500 is an error, not a success without data', async () => {
    const server = await startServer((_request, response) => response.writeHead(500, { 'Content-Length': 0 }).end());
    const error = await failureOf(unwrap(createApiClient({ baseUrl: server.url }).GET('/client/user-info')));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 500, code: 'unexpected', message: 'HTTP 500', body: null, errors: {} });
  });

  it('from a proxy has the status but not its page', async () => {
    const server = await startServer(html(502));
    const error = await failureOf(unwrap(createApiClient({ baseUrl: server.url }).GET('/client/user-info')));
    expect(error).toMatchObject({ status: 502, code: 'unavailable', message: 'HTTP 502', body: null });
    expect(JSON.stringify(error)).not.toContain('db-3');
  });

  it('of fields has a text for each of them', async () => {
    const errors = { email: 'Not a valid email.', phone: 'Not a valid number.' };
    const server = await startServer(json(422, { status: false, message: 'Please correct the fields.', errors }));
    const body = { name: 'Abebe', email: 'a', phone: '1' };
    const api = createApiClient({ baseUrl: server.url });
    const error = await failureOf(unwrap(api.POST('/client/account/personal', { body })));
    expect(error).toMatchObject({ status: 422, code: 'refused', message: 'Please correct the fields.', errors });
  });

  it('keeps the contract’s fields of the body and drops the rest', async () => {
    const sent = { status: false, message: 'not_registered', phone: '+251911000009', errors: { a: 1 }, stack: 'at db' };
    const server = await startServer(json(422, sent));
    const api = createApiClient({ baseUrl: server.url });
    const error = await failureOf(unwrap(api.GET('/telegram/tender/{id}', { params: { path: { id: 'app' } } })));
    expect(error).toHaveProperty('body', {
      status: false,
      message: 'not_registered',
      phone: '+251911000009',
      errors: {},
    });
  });

  it.each([
    ['60', 60],
    ['soon', null],
    [undefined, null],
  ])('with Retry-After %j can be repeated after %j seconds', async (header, seconds) => {
    const headers = header === undefined ? {} : { 'Retry-After': header };
    const server = await startServer(json(429, { status: false, message: 'Wait a minute.' }, headers));
    const api = createApiClient({ baseUrl: server.url });
    const error = await failureOf(unwrap(api.POST('/auth/login', { body: credentials })));
    expect(error).toMatchObject({ status: 429, code: 'too-many-requests', retryAfterSeconds: seconds });
  });
});

describe('an unusable answer', () => {
  it.each([
    ['HTML with a 200', html(200)],
    ['an empty 200', (_request: unknown, response: { end(): void }) => response.end()],
  ])('is malformed: %s', async (_name, answer) => {
    const server = await startServer(answer);
    const error = await failureOf(unwrap(createApiClient({ baseUrl: server.url }).GET('/client/user-info')));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toHaveProperty('reason', 'malformed');
  });

  it('is malformed: HTML with a 200 in chunks, without a length', async () => {
    const server = await startServer((_request, response) => {
      response.write('<!doctype html>');
      response.end('<p>Captive portal');
    });
    const error = await failureOf(unwrap(createApiClient({ baseUrl: server.url }).GET('/client/user-info')));
    expect(error).toHaveProperty('reason', 'malformed');
  });

  it('is a timeout when the server accepts the call and sends nothing', async () => {
    const server = await startServer(() => undefined);
    const api = createApiClient({ baseUrl: server.url, timeoutMs: 50 });
    expect(await failureOf(unwrap(api.GET('/client/user-info')))).toHaveProperty('reason', 'timeout');
  });

  it('is a timeout when the server stops in the middle of its answer', async () => {
    const server = await startServer((_request, response) => response.write('{"name":'));
    const api = createApiClient({ baseUrl: server.url, timeoutMs: 100 });
    expect(await failureOf(unwrap(api.GET('/client/user-info')))).toHaveProperty('reason', 'timeout');
  });

  it('is unreachable when nothing listens', async () => {
    const api = createApiClient({ baseUrl: 'http://127.0.0.1:1' });
    expect(await failureOf(unwrap(api.GET('/client/user-info')))).toHaveProperty('reason', 'unreachable');
  });

  it('is unreachable when the line breaks in the middle of the answer', async () => {
    const server = await startServer((_request, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('{"name":', () => response.destroy());
    });
    const api = createApiClient({ baseUrl: server.url });
    expect(await failureOf(unwrap(api.GET('/client/user-info')))).toHaveProperty('reason', 'unreachable');
  });
});

describe('a caller who aborts', () => {
  it('before the call gets an abort', async () => {
    const server = await startServer(json(200, {}));
    const call = createApiClient({ baseUrl: server.url }).GET('/client/user-info', { signal: AbortSignal.abort() });
    expect(isAbort(await failureOf(unwrap(call)))).toBe(true);
    expect(server.requests).toEqual([]);
  });

  it('during the call gets an abort, whatever reason was given', async () => {
    const controller = new AbortController();
    const server = await startServer(() => controller.abort('left the page'));
    const { signal } = controller;
    const call = createApiClient({ baseUrl: server.url }).GET('/client/user-info', { signal });
    expect(isAbort(await failureOf(unwrap(call)))).toBe(true);
  });
});

it('a bug in the calling code is thrown as it is', async () => {
  const api = createApiClient({
    baseUrl: 'http://127.0.0.1:1',
    getToken: () => {
      throw new RangeError('bug');
    },
  });
  expect(await failureOf(unwrap(api.GET('/client/user-info')))).toBeInstanceOf(RangeError);
});
