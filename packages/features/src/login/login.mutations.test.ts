import { ApiError, createApiClient } from '@awaj/api-client';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createLoginMutations } from './login.ts';

const credentials = { username: '0911000001', password: ' awaj-demo ' };

const logInTo = (fetch: (request: Request) => Promise<Response>) => {
  const client = new QueryClient();
  const { logIn } = createLoginMutations(createApiClient({ baseUrl: 'http://api.test', fetch }));
  return client.getMutationCache().build(client, logIn()).execute(credentials);
};

it('a login sends the input in the body and returns the token', async () => {
  const sent: [url: string, body: unknown][] = [];
  const token = await logInTo(async (request) => {
    sent.push([request.url, await request.json()]);
    return Response.json({ status: true, token: 'a-token' });
  });
  expect(token).toBe('a-token');
  expect(sent).toEqual([['http://api.test/auth/login', credentials]]);
});

it('a refused login throws the refusal', async () => {
  const refusal = logInTo(async () => Response.json({ status: false, message: 'Invalid Credential' }, { status: 422 }));
  await expect(refusal).rejects.toBeInstanceOf(ApiError);
});
