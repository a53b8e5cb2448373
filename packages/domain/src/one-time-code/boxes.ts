import { codeLength } from './code.ts';

/** Boxes with a digit each, and the one that has the focus. */
export interface Boxes {
  digits: readonly string[];
  focus: number;
}

/** `text` is what was typed or pasted into the box, without what stood there before. */
export type BoxesAction =
  | { kind: 'typed'; box: number; text: string }
  | { kind: 'backspace'; box: number }
  | { kind: 'left'; box: number }
  | { kind: 'right'; box: number };

export const emptyBoxes: Boxes = { digits: Array.from({ length: codeLength }, () => ''), focus: 0 };

const inside = (box: number): number => Math.min(Math.max(box, 0), codeLength - 1);

/** The code as it stands alone in a pasted message, which may speak of minutes as well; else whatever digits there are. */
const digitsIn = (text: string): string => /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0] ?? text.replace(/\D/g, '');

/** Digits go into this box and those after it; a whole code takes all boxes, wherever it is pasted. */
function fill({ digits }: Boxes, box: number, text: string): Boxes {
  const typed = digitsIn(text);
  const start = typed.length >= codeLength ? 0 : box;
  return {
    digits: digits.map((digit, index) => typed[index - start] ?? digit),
    focus: inside(start + typed.length),
  };
}

/** Empties this box, or, when it is empty already, the one before it. */
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

/** To be read by `parseContactCode`: as long as a box is empty, the code is incomplete. */
export const joinBoxes = ({ digits }: Boxes): string => digits.join('');
