export { type Boxes, type BoxesAction, emptyBoxes, joinBoxes, updateBoxes } from './boxes.ts';
export {
  type ContactCodeProblem,
  codeLength,
  parseContactCode,
  parseResetCode,
  type ResetCodeProblem,
} from './code.ts';
