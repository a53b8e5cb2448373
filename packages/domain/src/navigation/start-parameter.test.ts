import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startParameterOf, tenderOfStartParameter } from './start-parameter.ts';

describe('the start parameter of a link into the chat', () => {
  it('leads to its tender', () => {
    fc.assert(fc.property(fc.integer({ min: 1 }), (id) => tenderOfStartParameter(startParameterOf(id)) === id));
  });

  it('may be the bare number of older links', () => {
    expect(tenderOfStartParameter('4120')).toBe(4120);
  });

  it.each([undefined, null, '', 't_', 't_0', '007', 't_1.5', 't_4120x', 'x_4120', '-3', '1e3', '9'.repeat(16)])(
    'names no tender in %j',
    (parameter) => {
      expect(tenderOfStartParameter(parameter)).toBeNull();
    },
  );
});
