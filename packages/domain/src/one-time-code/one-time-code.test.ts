import { describe, expect, it } from 'vitest';
import { type BoxesAction, emptyBoxes, joinBoxes, parseContactCode, parseResetCode, updateBoxes } from './index.ts';

const after = (...actions: BoxesAction[]) => actions.reduce(updateBoxes, emptyBoxes);
const typed = (box: number, text: string): BoxesAction => ({ kind: 'typed', box, text });

describe('a reset code', () => {
  it.each([
    ['7Q2M', '7Q2M'],
    [' 7q2m ', '7Q2M'],
    ['oIl0', '0110'],
  ])('%s is %s', (text, code) => expect(parseResetCode(text)).toEqual({ ok: true, value: code }));

  it.each([
    ['7Q2', 'incomplete'],
    ['7Q2MM', 'incomplete'],
    ['', 'incomplete'],
    ['7Q2U', 'invalid'],
    ['7-2M', 'invalid'],
  ])('%s is %s', (text, error) => expect(parseResetCode(text)).toEqual({ ok: false, error }));
});

describe('a contact code', () => {
  it('is four digits and stays a text', () => expect(parseContactCode('4071')).toEqual({ ok: true, value: '4071' }));
  it.each([
    ['407', 'incomplete'],
    ['40711', 'incomplete'],
    ['4o71', 'incomplete'],
    ['0471', 'leading-zero'],
  ])('%s is %s', (text, error) => expect(parseContactCode(text)).toEqual({ ok: false, error }));
});

describe('the four boxes', () => {
  it('take a digit each and move on', () => {
    const boxes = after(typed(0, '4'), typed(1, '0'));
    expect(boxes).toEqual({ digits: ['4', '0', '', ''], focus: 2 });
  });

  it('take a pasted code, wherever it is pasted and whatever stands around it', () => {
    expect(joinBoxes(after(typed(0, 'Code: 4071.')))).toBe('4071');
    expect(after(typed(2, '4071'))).toEqual({ digits: ['', '', '4', '0'], focus: 3 });
  });

  it('ignore what is no digit', () => {
    expect(after(typed(1, 'x'))).toEqual({ digits: ['', '', '', ''], focus: 1 });
  });

  it('overwrite a digit that is there', () => {
    expect(joinBoxes(after(typed(0, '4071'), typed(1, '9')))).toBe('4971');
  });

  it('lose a digit with Backspace, and the one before in an empty box', () => {
    expect(after(typed(0, '407'), { kind: 'backspace', box: 2 })).toEqual({ digits: ['4', '0', '', ''], focus: 2 });
    expect(after(typed(0, '40'), { kind: 'backspace', box: 2 })).toEqual({ digits: ['4', '', '', ''], focus: 1 });
    expect(after({ kind: 'backspace', box: 0 })).toEqual(emptyBoxes);
  });

  it('are walked through with the arrows, not past their ends', () => {
    expect(after({ kind: 'right', box: 3 }).focus).toBe(3);
    expect(after({ kind: 'left', box: 0 }).focus).toBe(0);
    expect(after({ kind: 'left', box: 2 }).focus).toBe(1);
    expect(after({ kind: 'right', box: 1 }).focus).toBe(2);
  });
});
