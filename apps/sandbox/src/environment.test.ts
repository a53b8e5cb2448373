import { describe, expect, it } from 'vitest';
import { parseEnvironment, sandboxBotToken } from './environment.ts';

describe('parseEnvironment', () => {
  it('needs nothing to be set', () => {
    expect(parseEnvironment({})).toEqual({
      ok: true,
      environment: { port: 4010, miniUrl: new URL('http://127.0.0.1:3001'), botToken: sandboxBotToken },
    });
  });

  it('takes what is set', () => {
    const token = `42:${'a'.repeat(35)}`;
    expect(
      parseEnvironment({ SANDBOX_PORT: '5010', MINI_URL: 'https://mini.example/app/', TELEGRAM_BOT_TOKEN: token }),
    ).toEqual({
      ok: true,
      environment: { port: 5010, miniUrl: new URL('https://mini.example/app/'), botToken: token },
    });
  });

  it.each([
    ['SANDBOX_PORT', 'http', 'a port'],
    ['SANDBOX_PORT', '70000', 'a port'],
    ['MINI_URL', 'javascript:alert(1)', 'http or https'],
    ['MINI_URL', 'https://', 'http or https'],
  ])('refuses %s=%s in a sentence that names both', (name, value, rule) => {
    const reading = parseEnvironment({ [name]: value });
    expect(reading).toEqual({ ok: false, message: expect.stringContaining(`${name} is "${value}"`) });
    expect(reading).toEqual({ ok: false, message: expect.stringContaining(rule) });
  });

  it('refuses a malformed bot token without repeating it', () => {
    const reading = parseEnvironment({ TELEGRAM_BOT_TOKEN: 'hunter2' });
    expect(reading).toEqual({ ok: false, message: expect.stringMatching(/^TELEGRAM_BOT_TOKEN must(?!.*hunter2)/) });
  });
});
