import { describe, expect, it, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { json, startServer } from './testing/local-server.ts';
import { unwrap } from './unwrap.ts';

const emptyPage = json(200, { status: true, tenders: { data: [], next_page_url: null } });

describe('the headers of a call', () => {
  it('ask for JSON, repeat the XSRF cookie and name the language', async () => {
    const server = await startServer(emptyPage);
    const api = createApiClient({ baseUrl: server.url, getXsrfToken: () => 'x-1', getLanguage: () => 'am' });
    await unwrap(api.GET('/tender/search', { params: { query: { title: 'ውሃ', page: 2 } } }));
    expect(server.requests[0]?.url).toBe(`/tender/search?title=${encodeURIComponent('ውሃ')}&page=2`);
    expect(server.requests[0]?.headers).toMatchObject({
      accept: 'application/json',
      'x-xsrf-token': 'x-1',
      'accept-language': 'am',
    });
  });

  it('have an empty XSRF value without a cookie, and no Authorization without a login', async () => {
    const server = await startServer(emptyPage);
    await unwrap(createApiClient({ baseUrl: server.url }).GET('/latest-tenders'));
    expect(server.requests[0]?.headers).toMatchObject({ 'x-xsrf-token': '' });
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('carry the current bearer', async () => {
    const server = await startServer(emptyPage);
    let token: string | null = 'first';
    const api = createApiClient({ baseUrl: `${server.url}/`, getToken: () => token });
    await unwrap(api.GET('/client/myfeed'));
    token = 'second';
    await unwrap(api.GET('/client/myfeed'));
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer second']);
  });

  it('keep an Authorization and a language that the caller chose', async () => {
    const server = await startServer(json(200, { status: true, token: 't' }));
    const api = createApiClient({ baseUrl: server.url, getToken: () => 'login', getLanguage: () => 'en' });
    const body = { phone: '0911000001', code: '7K2M', password: 'awaj-demo' };
    const headers = { Authorization: 'Bearer reset', 'Accept-Language': 'am' };
    await unwrap(api.POST('/reset-password', { body, headers }));
    expect(server.requests[0]?.headers).toMatchObject({ authorization: 'Bearer reset', 'accept-language': 'am' });
  });
});

describe('inside Telegram', () => {
  const signedIn = { getInitData: () => 'user=1&hash=ab', getToken: () => 'login' };

  it('the signed init data replaces the bearer', async () => {
    const server = await startServer(emptyPage);
    await unwrap(createApiClient({ baseUrl: server.url, ...signedIn }).GET('/telegram/latest-tenders'));
    expect(server.requests[0]?.headers.authorization).toBe('tma user=1&hash=ab');
    expect(server.requests[0]?.url).not.toContain('hash');
  });

  it('personal lookups are signed too', async () => {
    const server = await startServer(json(200, []));
    await unwrap(createApiClient({ baseUrl: server.url, ...signedIn }).GET('/tender/categories'));
    expect(server.requests[0]?.headers.authorization).toBe('tma user=1&hash=ab');
  });

  it('the account and its preferences are those of the Telegram user', async () => {
    const server = await startServer(json(200, { status: true }));
    const api = createApiClient({ baseUrl: server.url, ...signedIn });
    await unwrap(api.GET('/client/user-info'));
    await unwrap(
      api.POST('/client/setting/save-prefered', {
        body: { selectedLanguages: [], selectedRegions: [], selectedCategories: [] },
      }),
    );
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      'tma user=1&hash=ab',
      'tma user=1&hash=ab',
    ]);
  });

  it('saved searches, whose address has a parameter, are those of the Telegram user', async () => {
    const server = await startServer(json(200, { status: true }));
    const api = createApiClient({ baseUrl: server.url, ...signedIn });
    await unwrap(api.GET('/client/saved-searches'));
    await unwrap(api.DELETE('/client/saved-searches/{id}', { params: { path: { id: 7 } } }));
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      'tma user=1&hash=ab',
      'tma user=1&hash=ab',
    ]);
  });

  it('other calls never carry the init data', async () => {
    const server = await startServer(emptyPage);
    await unwrap(createApiClient({ baseUrl: server.url, ...signedIn }).GET('/tender/search'));
    expect(server.requests[0]?.headers.authorization).toBe('Bearer login');
  });

  it('a bearer is never sent to a Telegram call', async () => {
    const server = await startServer(emptyPage);
    const api = createApiClient({ baseUrl: server.url, getToken: () => 'login' });
    await unwrap(api.GET('/telegram/latest-tenders'));
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });
});

describe('trial and discount calls', () => {
  it('go to the campaign host with their query, and take no credentials there', async () => {
    const server = await startServer(emptyPage);
    const campaigns = await startServer(json(200, { token: 't', pay_url: 'https://pay.test/1' }));
    const api = createApiClient({
      baseUrl: server.url,
      campaignBaseUrl: `${campaigns.url}/links/`,
      getToken: () => 'login',
      getInitData: () => 'user=1&hash=ab',
    });
    const params = { path: { discountId: 'demo-discount' }, query: { plan_id: 3 as const } };
    await unwrap(api.GET('/api/discount/{discountId}', { params }));
    expect(server.requests).toEqual([]);
    expect(campaigns.requests[0]?.url).toBe('/links/api/discount/demo-discount?plan_id=3');
    expect(campaigns.requests[0]?.headers).toMatchObject({ accept: 'application/json', 'x-xsrf-token': '' });
    expect(campaigns.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('go to the API base when no campaign host is configured', async () => {
    const server = await startServer(json(200, { name: 'Sara' }));
    const api = createApiClient({ baseUrl: server.url });
    await unwrap(api.GET('/api/name/{freeId}', { params: { path: { freeId: 'demo-trial' } } }));
    expect(server.requests[0]?.url).toBe('/api/name/demo-trial');
  });
});

describe('a 401', () => {
  const refused = json(401, { status: false, message: 'Please log in again.' });

  it('reports the refused token', async () => {
    const server = await startServer(refused);
    const onUnauthorized = vi.fn();
    const api = createApiClient({ baseUrl: server.url, getToken: () => 'old', onUnauthorized });
    await expect(unwrap(api.GET('/client/user-info'))).rejects.toMatchObject({ code: 'unauthorized' });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('old');
  });

  it('for a former login does not affect the current one', async () => {
    let token = 'old';
    const server = await startServer((request, response) => {
      token = 'new';
      refused(request, response);
    });
    const onUnauthorized = vi.fn();
    const api = createApiClient({ baseUrl: server.url, getToken: () => token, onUnauthorized });
    await expect(unwrap(api.GET('/client/user-info'))).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('to a call without a bearer reports nothing', async () => {
    const server = await startServer(refused);
    const onUnauthorized = vi.fn();
    const api = createApiClient({ baseUrl: server.url, onUnauthorized });
    await expect(unwrap(api.GET('/client/user-info'))).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('to a token chosen for a single call reports nothing', async () => {
    const server = await startServer(refused);
    const onUnauthorized = vi.fn();
    const api = createApiClient({ baseUrl: server.url, getToken: () => 'login', onUnauthorized });
    const headers = { Authorization: 'Bearer reset' };
    await expect(unwrap(api.GET('/client/user-info', { headers }))).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
