import { ApiError, createApiClient, NetworkError } from '@awaj/api-client';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createVerificationMutations, type OwnContact, sentBefore } from './verification.ts';

const phone: OwnContact = { contact: 'phone', address: '+251911000002' };
const email: OwnContact = { contact: 'email', address: 'inactive@awaj.test' };

function createBackend() {
  const bodies: unknown[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test',
    fetch: async (request) => {
      bodies.push(await request.json());
      return Response.json({ status: true, message: 'Verified !' });
    },
  });
  const client = new QueryClient();
  return { bodies, client, mutations: createVerificationMutations(api) };
}

describe('verifying', () => {
  it('names the contact that the code is sent to', async () => {
    const { bodies, client, mutations } = createBackend();
    const cache = client.getMutationCache();
    await cache.build(client, mutations.sendCode()).execute(email);
    await cache.build(client, mutations.verify()).execute({ ...phone, code: '4821' });
    expect(bodies).toEqual([
      { for: 'email', email: 'inactive@awaj.test' },
      { phone: '+251911000002', code: '4821' },
    ]);
  });
});

describe('a code that was not sent again', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const refused = (status: number, seconds?: number) =>
    new ApiError(new Response(null, { status, ...(seconds && { headers: { 'Retry-After': String(seconds) } }) }), null);

  it.each([
    [refused(429, 42), new Date('2026-11-21T08:59:42Z')],
    [refused(429, 60), now],
    [refused(429, 61), null],
    [refused(429), null],
    [refused(503, 5), null],
    [new NetworkError('timeout'), null],
  ])('because of %s was sent before: %s', (error, sentAt) => expect(sentBefore(error, now)).toEqual(sentAt));
});
