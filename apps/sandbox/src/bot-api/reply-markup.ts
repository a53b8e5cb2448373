import { type Fields, readFields, readFlag, readText } from '../fields.ts';
import { badRequest } from './bot-error.ts';
import { bytesOf, type Parameters, readStructure } from './parameters.ts';

/** A button of the bot, by its action. */
export type Button =
  | { kind: 'callback'; text: string; data: string }
  | { kind: 'url'; text: string; url: string }
  | { kind: 'app'; text: string; url: string }
  | { kind: 'contact'; text: string }
  | { kind: 'say'; text: string };

type Rows = readonly (readonly Button[])[];

export type ReplyMarkup =
  /** Under the message. */
  | { kind: 'inline'; rows: Rows }
  /** Replaces the person's keyboard. */
  | { kind: 'keyboard'; rows: Rows; isOneTime: boolean }
  | { kind: 'remove-keyboard' };

const mostData = 64;

/** Telegram requires https, which pages on this machine do not have. */
function isAppAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname));
}

function appButton(text: string, fields: Fields): Button {
  const url = readText(readFields(fields.web_app), 'url') ?? '';
  if (!isAppAddress(url))
    throw badRequest(`inline keyboard button Web App URL '${url}' is invalid: Only HTTPS links are allowed`);
  return { kind: 'app', text, url };
}

function inlineButton(value: unknown): Button {
  const fields = readFields(value);
  const text = readText(fields, 'text');
  if (text === null) throw badRequest('can\'t parse inline keyboard button: Can\'t find field "text"');
  const actions = ['url', 'callback_data', 'web_app'].filter((name) => fields[name] !== undefined);
  if (actions.length !== 1) throw badRequest('text buttons are unallowed in the inline keyboard');
  if (actions[0] === 'web_app') return appButton(text, fields);
  if (actions[0] === 'callback_data') {
    const data = readText(fields, 'callback_data') ?? '';
    if (bytesOf(data) < 1 || bytesOf(data) > mostData) throw badRequest('BUTTON_DATA_INVALID');
    return { kind: 'callback', text, data };
  }
  const url = readText(fields, 'url') ?? '';
  if (!/^(https?|tg):\/\//.test(url) || !URL.canParse(url)) throw badRequest('inline keyboard button URL is invalid');
  return { kind: 'url', text, url };
}

function keyboardButton(value: unknown): Button {
  if (typeof value === 'string' && value !== '') return { kind: 'say', text: value };
  const fields = readFields(value);
  const text = readText(fields, 'text');
  if (text === null) throw badRequest('can\'t parse keyboard button: Can\'t find field "text"');
  if (readFlag(fields, 'request_contact')) return { kind: 'contact', text };
  return fields.web_app === undefined ? { kind: 'say', text } : appButton(text, fields);
}

function rowsOf(value: unknown, toButton: (button: unknown) => Button): Rows {
  const isTable = Array.isArray(value) && value.every((row) => Array.isArray(row));
  if (!isTable) throw badRequest("can't parse reply markup: the keyboard must be an Array of Arrays");
  return value.map((row: unknown[]) => row.map(toButton));
}

export function readReplyMarkup(parameters: Parameters): ReplyMarkup | null {
  const fields = readFields(readStructure(parameters, 'reply_markup'));
  if (fields.inline_keyboard !== undefined)
    return { kind: 'inline', rows: rowsOf(fields.inline_keyboard, inlineButton) };
  if (fields.keyboard !== undefined) {
    const rows = rowsOf(fields.keyboard, keyboardButton);
    return { kind: 'keyboard', rows, isOneTime: readFlag(fields, 'one_time_keyboard') };
  }
  return readFlag(fields, 'remove_keyboard') ? { kind: 'remove-keyboard' } : null;
}

function describeButton(button: Button): Record<string, unknown> {
  const { text } = button;
  if (button.kind === 'callback') return { text, callback_data: button.data };
  if (button.kind === 'url') return { text, url: button.url };
  return button.kind === 'app' ? { text, web_app: { url: button.url } } : { text };
}

/** The buttons under a message, as the bot receives them after a press. */
export const describeInlineKeyboard = (markup: ReplyMarkup | null): Record<string, unknown> =>
  markup?.kind === 'inline'
    ? { reply_markup: { inline_keyboard: markup.rows.map((row) => row.map(describeButton)) } }
    : {};
