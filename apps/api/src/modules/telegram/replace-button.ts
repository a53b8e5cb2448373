import type { InlineKeyboardButton } from 'grammy/types';

export type Keyboard = readonly (readonly InlineKeyboardButton[])[];

/** The keyboard with another button in place of the one with this data. */
export const replaceButton = (keyboard: Keyboard, data: string, next: InlineKeyboardButton) => ({
  inline_keyboard: keyboard.map((row) =>
    row.map((button) => ('callback_data' in button && button.callback_data === data ? next : button)),
  ),
});
