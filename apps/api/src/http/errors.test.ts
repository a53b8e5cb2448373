import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { onOneDatabase } from '../testing/on-databases.ts';
import { contract } from './contract.ts';
import { answerError } from './errors.ts';

it.each([
  ['PostgreSQL without room on the disk', { code: '53100', severity: 'ERROR' }, 'could not extend file "base/1/2"'],
  ['PostgreSQL without memory', { code: '53200', severity: 'ERROR' }, 'out of memory'],
  ['the embedded database without room for its log', { code: '53100', severity: 'PANIC' }, 'No space left on device'],
  ['the file system without room', { code: 'ENOSPC' }, 'ENOSPC: no space left on device, write'],
])('%s answers with a request to try again', async (_name, facts, message) => {
  const app = Fastify();
  app.setErrorHandler(answerError);
  app.get('/', async () => {
    throw Object.assign(new Error(message), facts);
  });
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.payload).not.toContain(message);
});

onOneDatabase('a field that the contract refuses', (world) => {
  const refused = async (language: string) => {
    const body = { password: 'x'.repeat(10_000) };
    const { problem } = await world().refusal('logIn', { body, headers: { 'accept-language': language } });
    return problem.errors;
  };

  it('is explained in plain words in the language of the reader', async () => {
    expect(await refused('en')).toEqual({ username: 'This has to be filled in.' });
    expect(await refused('am')).toEqual({ username: 'ይህ መሞላት አለበት።' });
  });

  it('never contains messages of the validator, whatever is sent', async () => {
    for (const operation of contract.values()) {
      const token = await world().tokenOf('active');
      for (const value of [null, -1, 'x'.repeat(9_000), [], {}]) {
        const names = Object.keys((operation.body?.properties ?? {}) as object);
        const answer = await world().raw(operation, {
          url: `${operation.url.replace(/:\w+/g, '1')}?unheard_of=1`,
          headers: { authorization: `Bearer ${token}` },
          body: operation.body && Object.fromEntries(names.map((name) => [name, value])),
        });
        expect(answer.payload).not.toMatch(/\bmust\b|schema|pattern/);
      }
    }
  });
});
