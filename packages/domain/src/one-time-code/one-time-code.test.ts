import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoxesAction, emptyBoxes, joinBoxes, parseContactCode, parseResetCode, updateBoxes } from './index.ts';

const after = (...actions: BoxesAction[]) => actions.reduce(updateBoxes, emptyBoxes);
const typed = (box: number, text: string): BoxesAction => ({ kind: 'typed', box, text });

describe('a reset code', () => {
  it.each([
    ['7Q2M', '7Q2M'],
    [' 7q2m ', '7Q2M'],
    ['oIl0', '0110'],
    ['OiLO', '0110'],
    ['0000', '0000'],
  ])('%s is %s', (text, code) => expect(parseResetCode(text)).toEqual({ ok: true, value: code }));

  it.each([
    ['7Q2', 'incomplete'],
    ['7Q2MM', 'incomplete'],
    ['7 2M', 'incomplete'],
    ['', 'incomplete'],
    ['7Q2U', 'invalid'],
    ['7-2M', 'invalid'],
    ['ሀለሐመ', 'invalid'],
  ])('"%s" is %s', (text, error) => expect(parseResetCode(text)).toEqual({ ok: false, error }));

  it('is parsed in either case', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}$/), (code) => {
        expect(parseResetCode(code)).toEqual({ ok: true, value: code });
        expect(parseResetCode(code.toLowerCase())).toEqual({ ok: true, value: code });
      }),
      { seed: 1 },
    );
  });
});

describe('a contact code', () => {
  it.each(['4071', ' 4071 ', '1000', '9999'])('"%s" is one', (text) =>
    expect(parseContactCode(text)).toEqual({ ok: true, value: text.trim() }),
  );

  it.each([
    ['', 'incomplete'],
    ['407', 'incomplete'],
    ['40711', 'incomplete'],
    ['4o71', 'incomplete'],
    ['4 71', 'incomplete'],
    ['٤٠٧١', 'incomplete'],
    ['-407', 'incomplete'],
    ['0471', 'leading-zero'],
    ['0000', 'leading-zero'],
  ])('"%s" is %s', (text, error) => expect(parseContactCode(text)).toEqual({ ok: false, error }));
});

describe('the four boxes', () => {
  it('take a digit each and move on', () => {
    expect(after(typed(0, '4'), typed(1, '0'))).toEqual({ digits: ['4', '0', '', ''], focus: 2 });
    expect(after(typed(3, '1'))).toEqual({ digits: ['', '', '', '1'], focus: 3 });
  });

  it.each([
    ['4071', '4071'],
    [' 40 71 ', '4071'],
    ['Code: 4071.', '4071'],
    ['Awaj: within 10 minutes, enter 4071', '4071'],
    ['407155', '4071'],
  ])('take the whole code when "%s" is pasted, into whichever box', (text, code) => {
    for (const box of [0, 1, 2, 3]) {
      const boxes = after(typed(0, '9'), typed(box, text));
      expect(joinBoxes(boxes)).toBe(code);
      expect(boxes.focus).toBe(3);
    }
  });

  it('fill with a part of a code from the current box to the last', () => {
    expect(after(typed(1, '07'))).toEqual({ digits: ['', '0', '7', ''], focus: 3 });
    expect(after(typed(3, '07'))).toEqual({ digits: ['', '', '', '0'], focus: 3 });
  });

  it('ignore non-digits', () => {
    expect(after(typed(1, 'x'))).toEqual({ digits: ['', '', '', ''], focus: 1 });
    expect(after(typed(0, '4'), typed(0, ''))).toEqual({ digits: ['4', '', '', ''], focus: 0 });
  });

  it('overwrite a digit that is there', () => {
    expect(after(typed(0, '4071'), typed(1, '9'))).toEqual({ digits: ['4', '9', '7', '1'], focus: 2 });
  });

  it('keep a leading 0, which differs from a missing digit', () => {
    expect(parseContactCode(joinBoxes(after(typed(0, '0471'))))).toEqual({ ok: false, error: 'leading-zero' });
  });

  it('are incomplete with a gap', () => {
    expect(parseContactCode(joinBoxes(after(typed(0, '40'), typed(3, '1'))))).toEqual({
      ok: false,
      error: 'incomplete',
    });
  });

  it('lose a digit with Backspace, and the one before in an empty box', () => {
    expect(after(typed(0, '407'), { kind: 'backspace', box: 2 })).toEqual({ digits: ['4', '0', '', ''], focus: 2 });
    expect(after(typed(0, '40'), { kind: 'backspace', box: 2 })).toEqual({ digits: ['4', '', '', ''], focus: 1 });
    expect(after({ kind: 'backspace', box: 0 })).toEqual(emptyBoxes);
  });

  it('are empty again after as many Backspaces as digits', () => {
    const boxes = after(typed(0, '4071'));
    const erased = boxes.digits.reduce((state) => updateBoxes(state, { kind: 'backspace', box: state.focus }), boxes);
    expect(erased).toEqual(emptyBoxes);
  });

  it('can be moved through with the arrow keys, but not past the ends', () => {
    const moves = [
      { from: 3, kind: 'right', to: 3 },
      { from: 0, kind: 'left', to: 0 },
      { from: 2, kind: 'left', to: 1 },
      { from: 1, kind: 'right', to: 2 },
    ] as const;
    for (const { from, kind, to } of moves) expect(after({ kind, box: from })).toEqual({ ...emptyBoxes, focus: to });
  });

  it('are always four, each with one digit or none', () => {
    const box = fc.integer({ min: 0, max: 3 });
    const action: fc.Arbitrary<BoxesAction> = fc.oneof(
      fc.record({ kind: fc.constant('typed' as const), box, text: fc.string({ maxLength: 6 }) }),
      fc.record({ kind: fc.constant('typed' as const), box, text: fc.stringMatching(/^\d{0,6}$/) }),
      fc.record({ kind: fc.constantFrom('backspace' as const, 'left' as const, 'right' as const), box }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        const { digits, focus } = after(...actions);
        expect(digits).toHaveLength(4);
        expect(digits.every((digit) => /^\d?$/.test(digit))).toBe(true);
        expect([0, 1, 2, 3]).toContain(focus);
      }),
      { seed: 2 },
    );
  });
});
