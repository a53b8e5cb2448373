import { loadMessages } from '@awaj/i18n';
import { describe, expect, it } from 'vitest';
import { tooLong } from './too-long.ts';

const messages = await loadMessages('en');
const of = (name: string) => tooLong({ name, address: 'x'.repeat(900) }, { name: 3 }, messages);

describe('a text that is too long', () => {
  it('is reported with the maximum length', () => {
    expect(of('Abebe')).toEqual({ name: 'Use at most 3 characters.' });
  });

  it.each(['', 'አበበ'])('is not %j, nor one without a limit', (name) => {
    expect(of(name)).toEqual({});
  });
});
