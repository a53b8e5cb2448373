import { type Payload, readPayload, readText } from './payload.ts';

export interface PopupButton {
  id: string;
  text: string;
  isDestructive: boolean;
}

export interface Popup {
  title: string;
  message: string;
  buttons: readonly PopupButton[];
}

const fixedTexts = new Map([
  ['ok', 'OK'],
  ['close', 'Close'],
  ['cancel', 'Cancel'],
]);

function parseButton(value: unknown): PopupButton | null {
  const button = readPayload(value);
  const type = readText(button, 'type') ?? 'default';
  const id = readText(button, 'id') ?? '';
  const isFree = type === 'default' || type === 'destructive';
  const text = isFree ? (readText(button, 'text')?.trim() ?? '') : (fixedTexts.get(type) ?? '');
  if (id.length > 64 || text === '' || text.length > 64) return null;
  return { id, text, isDestructive: type === 'destructive' };
}

/** Null if a client would refuse it: title up to 64 characters, message 1 to 256, one to three buttons. */
export function parsePopup(params: Payload): Popup | null {
  const title = readText(params, 'title') ?? '';
  const message = readText(params, 'message') ?? '';
  const listed = Array.isArray(params.buttons) ? params.buttons : [];
  const buttons = listed.map(parseButton).filter((button) => button !== null);
  if (title.length > 64 || message.trim() === '' || message.length > 256) return null;
  if (buttons.length !== listed.length || buttons.length < 1 || buttons.length > 3) return null;
  return { title, message, buttons };
}
