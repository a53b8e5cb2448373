export { type Boxes, type BoxesAction, emptyBoxes, joinBoxes, updateBoxes } from './boxes.ts';
export { codeLength, parseContactCode, parseResetCode } from './code.ts';
