import { createApiClient } from '@awaj/api-client';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createPasswordResetMutations } from './password-reset.ts';

it('a reset sends phone, code and password only in bodies, and returns the token at the end', async () => {
  const sent: [path: string, body: unknown][] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test',
    fetch: async (request) => {
      sent.push([request.url.slice('http://api.test'.length), await request.json()]);
      return Response.json({ status: true, token: 'a-token' });
    },
  });
  const client = new QueryClient();
  const cache = client.getMutationCache();
  const { sendCode, verifyCode, changePassword } = createPasswordResetMutations(api);
  const proof = { phone: '0911000001', code: '7K2M' };
  await cache.build(client, sendCode()).execute(proof.phone);
  await cache.build(client, verifyCode()).execute(proof);
  expect(await cache.build(client, changePassword()).execute({ ...proof, password: 'secret' })).toBe('a-token');
  expect(sent).toEqual([
    ['/auth/send-OTP', { for: 'reset', phone: '0911000001' }],
    ['/auth/verify-reset-password', proof],
    ['/reset-password', { ...proof, password: 'secret' }],
  ]);
});
