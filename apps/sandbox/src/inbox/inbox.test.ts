import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startTestSandbox } from '../testing/real-sandbox.ts';
import { forget } from '../world.ts';
import { oneTimeCodeIn, withLinks } from './message-text.ts';
import { recipientKey } from './recipient.ts';

const sandbox = await startTestSandbox();
const { world, app, url } = sandbox;
afterAll(() => sandbox.close());
afterEach(() => forget(world));

const receive = (to: string, text: string) =>
  world.messages.add({
    channel: 'sms',
    provider: 'afromessage',
    from: 'Awaj',
    to,
    text,
    providerReference: 'p',
    reference: null,
  });

describe('the inbox', () => {
  it('shows the newest message first, with its code set apart in large digits', async () => {
    receive('+251911000001', 'Awaj: 4821 is your code.');
    receive('+251911000002', 'Awaj: 7777 is your code.');
    const { body } = await app.inject('/inbox');
    expect([...body.matchAll(/<output>(\d+)<\/output>/g)].map((match) => match[1])).toEqual(['7777', '4821']);
  });

  it('shows one recipient, however the number is written', async () => {
    receive('+251911000001', 'mine');
    receive('+251911000002', 'yours');
    const { body } = await app.inject('/inbox?to=0911000001');
    expect(body).toContain('<p class="text" dir="auto">mine</p>');
    expect(body).not.toContain('<p class="text" dir="auto">yours</p>');
  });

  it('escapes the messages', async () => {
    receive('+251911000001', '<img src=x onerror=alert(1)>');
    expect((await app.inject('/inbox')).body).not.toContain('<img');
  });

  it('updates an open page when a message arrives', async () => {
    const response = await fetch(`${url}/inbox/events`);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(': open\n\n');
    receive('+251911000001', 'hello');
    expect((await reader?.read())?.value).toBe('data: changed\n\n');
    await reader?.cancel();
  });

  it('is empty after it was cleared', async () => {
    receive('+251911000001', 'hello');
    expect((await app.inject({ method: 'DELETE', url: '/control/state' })).statusCode).toBe(204);
    expect((await app.inject('/control/messages')).json()).toEqual({ messages: [] });
  });
});

describe('the code in a message', () => {
  it.each([
    ['4821 is your Awaj code. It works for 10 minutes. Never share it.', '4821'],
    ['0042 የአዋጅ ማረጋገጫ ኮድዎ ነው። ለ10 ደቂቃ ይሠራል። ለማንም አይስጡ።', '0042'],
    ['Your code: 123456.', '123456'],
    ['Paid 2,360.00 birr on 01/03/2026. No code is needed.', null],
    ['Tender 4120 closes in 2026.', null],
    ['Call +251911000001 for a code', null],
  ])('of “%s” is %s', (text, code) => {
    expect(oneTimeCodeIn(text)).toBe(code);
  });
});

describe('a recipient', () => {
  it.each([
    ['0911 000 001', '+251911000001'],
    ['+251-911-000001', '+251911000001'],
    ['251711000001', '+251711000001'],
    ['710000001', '710000001'],
    [' Active@Awaj.test', 'active@awaj.test'],
  ])('written %s is known as %s', (text, key) => {
    expect(recipientKey(text)).toBe(key);
  });
});

describe('an address in a text', () => {
  it('becomes a link without the full stop behind it', () => {
    expect(withLinks('See https://awaj.test/t/1?a=b&c. <b>').text).toBe(
      'See <a href="https://awaj.test/t/1?a=b&amp;c" target="_blank" rel="noreferrer">https://awaj.test/t/1?a=b&amp;c</a>. &lt;b&gt;',
    );
  });
});
