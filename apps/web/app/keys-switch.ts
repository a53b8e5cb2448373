import { choiceIn, keepChoice } from './choice-cookie.ts';

const [name, off] = ['keys', 'off'];

/** Turned off by who speaks to the device, whose words would press them one by one. */
export const areKeysOn = (): boolean => choiceIn(document.cookie, name) !== off;

export const turnKeys = (isOn: boolean): void => keepChoice(name, isOn ? null : off);
