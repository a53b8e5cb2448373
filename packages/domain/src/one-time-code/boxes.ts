import { codeLength } from './code.ts';

/** Four boxes with a digit each, and the one that has the focus. */
export interface Boxes {
  digits: readonly string[];
  focus: number;
}

export type BoxesAction =
  | { kind: 'typed'; box: number; text: string }
  | { kind: 'backspace'; box: number }
  | { kind: 'left'; box: number }
  | { kind: 'right'; box: number };

export const emptyBoxes: Boxes = { digits: Array.from({ length: codeLength }, () => ''), focus: 0 };

const inside = (box: number): number => Math.min(Math.max(box, 0), codeLength - 1);

/** One digit typed, or a whole code pasted or filled in: the digits go into this box and those after it. */
function fill({ digits }: Boxes, box: number, text: string): Boxes {
  const typed = [...text.replace(/\D/g, '')].slice(0, codeLength - box);
  const filled = digits.map((digit, index) => typed[index - box] ?? digit);
  return { digits: filled, focus: typed.length === 0 ? box : inside(box + typed.length) };
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

export const joinBoxes = ({ digits }: Boxes): string => digits.join('');
