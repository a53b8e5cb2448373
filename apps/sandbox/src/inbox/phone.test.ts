import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { sandboxHookSecrets } from '../environment.ts';
import { startSandboxWithProduct } from '../testing/sandbox-with-product.ts';

const { product, app } = await startSandboxWithProduct();

const reply = (phone: string, text: string) =>
  app.inject({
    method: 'POST',
    url: `/inbox/phones/${phone}/reply`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ text }).toString(),
  });

const page = async (phone: string) => (await app.inject(`/inbox?to=${phone}`)).body;

it('a phone sends a reply to an SMS as a gateway does, signed, and shows the answer', async () => {
  const { headers } = await reply('0911000001', 'አቁም <b>');
  expect(headers.location).toBe('/inbox?to=%2B251911000001');
  const [{ path, payload, body, headers: sent } = { path: '', payload: '', body: {}, headers: {} }] = product.received;
  expect([path, body]).toEqual([
    '/hooks/sms-inbound',
    { id: expect.any(String), from: '+251911000001', text: 'አቁም <b>' },
  ]);
  const signature = createHmac('sha256', sandboxHookSecrets.sms).update(payload).digest('hex');
  expect(sent['x-signature']).toBe(signature);
  expect(await page('0911000001')).toContain('You wrote “አቁም &lt;b&gt;”: 200');
});

it('a phone sends a refused reply only once', async () => {
  product.answerWith(() => 401);
  await reply('0911000001', 'STOP');
  expect(product.received).toHaveLength(1);
  expect(await page('0911000001')).toContain('You wrote “STOP”: 401');
});

it('a page exists only for phones, and refuses an empty reply', async () => {
  expect(await page('active@awaj.test')).not.toContain('Answer by SMS');
  expect((await reply('8080', 'STOP')).statusCode).toBe(404);
  expect((await reply('0911000001', '')).statusCode).toBe(404);
});
