import { choiceIn, keepChoice } from '../../address/choice-cookie.ts';

/** Every single-key and two-key shortcut, in the order of the help. */
export const shortcuts = ['/', 'j', 'k', 'o', 's', 'g t', 'g f', 'g s', '?'] as const;

export type Shortcut = (typeof shortcuts)[number];

const [name, off] = ['keys', 'off'];

/** People who dictate switch single keys off, because words would trigger them. */
export const shortcutsEnabled = (): boolean => choiceIn(document.cookie, name) !== off;

export const setShortcutsEnabled = (isOn: boolean): void => keepChoice(name, isOn ? null : off);
