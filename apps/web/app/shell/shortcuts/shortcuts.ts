import { choiceIn, keepChoice } from '../../address/choice-cookie.ts';

/** Every key that does something by itself, and every two that do so one after the other, in the order of the help. */
export const shortcuts = ['/', 'j', 'k', 'o', 's', 'g t', 'g f', 'g s', '?'] as const;

export type Shortcut = (typeof shortcuts)[number];

const [name, off] = ['keys', 'off'];

/** People who dictate to their device turn single keys off, as every word would press some. */
export const shortcutsEnabled = (): boolean => choiceIn(document.cookie, name) !== off;

export const setShortcutsEnabled = (isOn: boolean): void => keepChoice(name, isOn ? null : off);
