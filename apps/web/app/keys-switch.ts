import { choiceIn, keepChoice } from './choice-cookie.ts';

const [name, off] = ['keys', 'off'];

/** People who dictate to their device turn single keys off, as every word would press some. */
export const areKeysOn = (): boolean => choiceIn(document.cookie, name) !== off;

export const turnKeys = (isOn: boolean): void => keepChoice(name, isOn ? null : off);
