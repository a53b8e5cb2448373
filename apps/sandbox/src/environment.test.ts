import { describe, expect, it } from 'vitest';
import { parseEnvironment, sandboxBotToken, sandboxChapaKeys, sandboxHookSecrets } from './environment.ts';

describe('parseEnvironment', () => {
  it('needs nothing to be set', () => {
    expect(parseEnvironment({})).toEqual({
      ok: true,
      environment: {
        port: 4010,
        smtpPort: 4011,
        sitesPort: 4020,
        miniUrl: new URL('http://127.0.0.1:3001'),
        apiUrl: new URL('http://127.0.0.1:4000'),
        botToken: sandboxBotToken,
        chapa: sandboxChapaKeys,
        hookSecrets: sandboxHookSecrets,
        exitsWithParent: false,
      },
    });
  });

  it('finds the servers of a developer at their changed ports', () => {
    const reading = parseEnvironment({ MINI_PORT: '3401', API_PORT: '4400' });
    const environment = { miniUrl: new URL('http://127.0.0.1:3401'), apiUrl: new URL('http://127.0.0.1:4400') };
    expect(reading).toMatchObject({ ok: true, environment });
  });

  it('uses the given settings', () => {
    const token = `42:${'a'.repeat(35)}`;
    const reading = parseEnvironment({
      SANDBOX_PORT: '5010',
      SANDBOX_SMTP_PORT: '5011',
      SANDBOX_SITES_PORT: '5020',
      MINI_URL: 'https://mini.example/app/',
      API_URL: 'https://api.example',
      TELEGRAM_BOT_TOKEN: token,
      CHAPA_SECRET_KEY: 'CHASECK_TEST-mine',
      CHAPA_WEBHOOK_SECRET: 'mine',
      MAIL_HOOK_SECRET: 'of mails',
      SMS_HOOK_SECRET: 'of gateways',
      SANDBOX_EXIT_WITH_PARENT: '1',
    });
    expect(reading).toEqual({
      ok: true,
      environment: {
        port: 5010,
        smtpPort: 5011,
        sitesPort: 5020,
        miniUrl: new URL('https://mini.example/app/'),
        apiUrl: new URL('https://api.example'),
        botToken: token,
        chapa: { secretKey: 'CHASECK_TEST-mine', webhookSecret: 'mine' },
        hookSecrets: { mail: 'of mails', sms: 'of gateways' },
        exitsWithParent: true,
      },
    });
  });

  it('lets the system choose the ports of the sites when the sandbox has another port', () => {
    expect(parseEnvironment({ SANDBOX_PORT: '5010' })).toMatchObject({ environment: { sitesPort: 0 } });
  });

  it.each([
    ['SANDBOX_PORT', 'http', 'a port'],
    ['SANDBOX_SMTP_PORT', '70000', 'a port'],
    ['SANDBOX_SITES_PORT', 'x', 'a port'],
    ['API_URL', 'api', 'http or https'],
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
