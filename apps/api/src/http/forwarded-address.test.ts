import { secretHeader, visitorHeader } from '@awaj/settings/headers';
import { describe, expect, it } from 'vitest';
import { onOneDatabase } from '../testing/on-databases.ts';
import { forwardSecret } from '../testing/providers.ts';

onOneDatabase('an address that is forwarded', (world) => {
  const guess = async (headers: Record<string, string>) =>
    (await world().refusal('getTrialName', { params: { freeId: 'guess-guess' }, headers })).status;
  const exhaust = async (headers: Record<string, string>) => {
    for (let tries = 0; tries < 20; tries += 1) await guess(headers);
  };

  describe('from a server with the secret', () => {
    it('is used as the address of the caller', async () => {
      const from = (address: string) => ({ [visitorHeader]: address, [secretHeader]: forwardSecret });
      await exhaust(from('196.188.7.42'));
      expect(await guess(from('196.188.7.42'))).toBe(429);
      expect(await guess(from('196.188.7.43'))).toBe(410);
      expect(await guess({})).toBe(410);
    });
  });

  it.each([
    ['without the secret', undefined, '196.188.8.1', '10.1.1.1'],
    ['with another secret', 'guessed', '196.188.8.2', '10.1.1.2'],
    ['with the secret and no address', forwardSecret, 'nobody', '10.1.1.3'],
  ])('%s is ignored', async (_name, secret, address, caller) => {
    const headers = {
      [visitorHeader]: address,
      'x-forwarded-for': caller,
      ...(secret !== undefined && { [secretHeader]: secret }),
    };
    await exhaust(headers);
    expect(await guess({ ...headers, [visitorHeader]: '196.188.9.9' })).toBe(secret === forwardSecret ? 410 : 429);
    expect(await guess({ 'x-forwarded-for': caller })).toBe(429);
  });
});
