import { codeLength } from './code.ts';

/** The boxes with one digit each, and the focused one. */
export interface Boxes {
  digits: readonly string[];
  focus: number;
}

/** `text` is what was typed or pasted, without the box's former content. */
export type BoxesAction =
  | { kind: 'typed'; box: number; text: string }
  | { kind: 'backspace'; box: number }
  | { kind: 'left'; box: number }
  | { kind: 'right'; box: number };

export const emptyBoxes: Boxes = { digits: Array.from({ length: codeLength }, () => ''), focus: 0 };

const inside = (box: number): number => Math.min(Math.max(box, 0), codeLength - 1);

/** A code standing alone in a pasted message, which may contain other numbers; otherwise all its digits. */
const digitsIn = (text: string): string => /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0] ?? text.replace(/\D/g, '');

/** Fills this box and those after it; a pasted whole code fills all boxes. */
function fill({ digits }: Boxes, box: number, text: string): Boxes {
  const typed = digitsIn(text);
  const start = typed.length >= codeLength ? 0 : box;
  return {
    digits: digits.map((digit, index) => typed[index - start] ?? digit),
    focus: inside(start + typed.length),
  };
}

/** Clears this box, or the one before if it is already empty. */
function erase({ digits }: Boxes, box: number): Boxes {
  const emptied = digits[box] === '' ? inside(box - 1) : box;
  return { digits: digits.map((digit, index) => (index === emptied ? '' : digit)), focus: emptied };
}

export function updateBoxes(boxes: Boxes, action: BoxesAction): Boxes {
  switch (action.kind) {
    case 'typed':
      return fill(boxes, action.box, action.text);
    case 'backspace':
      return erase(boxes, action.box);
    case 'left':
      return { ...boxes, focus: inside(action.box - 1) };
    case 'right':
      return { ...boxes, focus: inside(action.box + 1) };
  }
}

/** For `parseContactCode`: with an empty box the code is incomplete. */
export const joinBoxes = ({ digits }: Boxes): string => digits.join('');
