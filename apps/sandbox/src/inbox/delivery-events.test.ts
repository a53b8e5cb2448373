import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { startSandboxWithProduct } from '../testing/sandbox-with-product.ts';

const { product, world, app } = await startSandboxWithProduct();

const receiveMail = (headers: Record<string, string> = {}) =>
  world.messages.add({
    channel: 'mail',
    provider: 'smtp',
    from: 'Awaj',
    to: 'active@awaj.test',
    subject: 'Two new tenders',
    text: 'Chairs',
    html: '<p>Chairs</p>',
    headers: { 'list-id': '<alerts.awaj.test>', ...headers },
    returnPath: 'bounce+1@awaj.test',
    providerReference: 'p',
    reference: '<m-1@awaj.test>',
  });

const receiveSms = () =>
  world.messages.add({
    channel: 'sms',
    provider: 'afromessage',
    from: 'Awaj',
    to: '+251911000001',
    text: 'Chairs',
    providerReference: 'g-1',
    reference: 'r-1',
  });

const press = (id: number, what: string) =>
  app.inject({
    method: 'POST',
    url: `/inbox/messages/${id}/tell`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ what }).toString(),
  });

it.each(['delivered', 'soft-bounce', 'hard-bounce', 'complaint'])(
  'the inbox reports that a mail is %s, signed',
  async (event) => {
    const { id } = receiveMail();
    expect((await press(id, event)).headers.location).toBe('/inbox?to=active%40awaj.test');
    const [told] = product.received;
    expect(told).toMatchObject({
      path: '/hooks/mail-events',
      body: { event, message_id: '<m-1@awaj.test>', recipient: 'active@awaj.test' },
    });
    const { hookSecrets } = world.options;
    const signature = createHmac('sha256', hookSecrets.mail)
      .update(told?.payload ?? '')
      .digest('hex');
    expect(told?.headers['x-signature']).toBe(signature);
    expect((await app.inject('/inbox')).body).toContain(': 200');
  },
);

it.each(['delivered', 'failed'])('the inbox reports that an SMS is %s, with the gateway’s id', async (event) => {
  await press(receiveSms().id, event);
  expect(product.received).toMatchObject([{ path: '/hooks/sms-status', body: { event, message_id: 'g-1' } }]);
});

it('the inbox unsubscribes from a list as a mailbox does', async () => {
  const url = new URL('/unsubscribe/x', product.url).href;
  const { id } = receiveMail({ 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' });
  await press(id, 'unsubscribe');
  expect(product.received).toMatchObject([{ path: '/unsubscribe/x', payload: 'List-Unsubscribe=One-Click' }]);
  expect(world.messages.get(id)?.told).toEqual(['Unsubscribe: 200']);
});

it('the inbox shows the headers of a mail, escaped', async () => {
  receiveMail({ 'x-odd': '<script>' });
  const { body } = await app.inject('/inbox');
  expect(body).toContain('<dt>list-id</dt><dd>&lt;alerts.awaj.test&gt;</dd>');
  expect(body).toContain('<dt>return-path</dt><dd>&lt;bounce+1@awaj.test&gt;</dd>');
  expect(body).toContain('<dd>&lt;script&gt;</dd>');
});

it('the inbox refuses an unknown event and an unknown message', async () => {
  expect((await press(receiveSms().id, 'complaint')).statusCode).toBe(404);
  expect((await press(999, 'delivered')).statusCode).toBe(404);
  expect(product.received).toEqual([]);
});
