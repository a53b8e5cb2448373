import type { ServerTexts } from '@awaj/i18n/server';
import { tenderInApp } from './mini-app-pages.ts';

/** A button under a chat message. */
export type ChatButton = { label: string } & (
  | { href: string }
  /** Opens a page of the mini app. */
  | { app: string }
  /** Reports the press to the bot. */
  | { press: string }
);

export type ButtonRow = readonly ChatButton[];

const kinds = ['save', 'unsave', 'dismiss', 'restore', 'mute', 'unmute'] as const;

/** A request of a button, about a tender or its buyer. */
export interface Press {
  kind: (typeof kinds)[number];
  tenderId: number;
  /** The tender's number in a message about several; such buttons have no room for text. */
  place: number | null;
}

const pressPattern = new RegExp(`^(${kinds.join('|')}):([1-9]\\d{0,8})(?::([1-9]))?$`);

export function parsePress(data: string): Press | null {
  const [, name, tenderId, place] = pressPattern.exec(data) ?? [];
  const kind = kinds.find((known) => known === name);
  return kind ? { kind, tenderId: Number(tenderId), place: place ? Number(place) : null } : null;
}

/** The data of its button. */
export const pressOf = ({ kind, tenderId, place }: Press): string =>
  [kind, tenderId, ...(place === null ? [] : [place])].join(':');

type Texts = ServerTexts['notifications']['chat'];

export const openTender = (texts: Texts, tenderId: number): ChatButton => ({
  label: texts.open,
  app: tenderInApp(tenderId),
});

/** The button for a request. */
export function buttonFor(texts: Texts, { kind, tenderId, place }: Press): ChatButton {
  const label = place === null ? texts.buttons[kind] : `${kind === 'save' ? '☆' : '★'} ${place}`;
  return { label, press: pressOf({ kind, tenderId, place }) };
}

const withWords = (texts: Texts, tenderId: number, ...asked: readonly Press['kind'][]): ButtonRow =>
  asked.map((kind) => buttonFor(texts, { kind, tenderId, place: null }));

/** `unmute` once the buyer is muted. */
type Muting = 'mute' | 'unmute';

/** Buttons under a message about one tender. */
export const tenderButtons = (texts: Texts, tenderId: number, muting: Muting = 'mute'): ButtonRow[] => [
  [openTender(texts, tenderId)],
  withWords(texts, tenderId, 'save', 'dismiss'),
  withWords(texts, tenderId, muting),
];

/** Replace them after the reader has dismissed the tender. */
export const dismissedButtons = (texts: Texts, tenderId: number, muting: Muting): ButtonRow[] => [
  withWords(texts, tenderId, 'restore', muting),
];

/** Buttons under a message about a saved tender. */
export const savedTenderButtons = (texts: Texts, tenderId: number): ButtonRow[] => [
  [openTender(texts, tenderId)],
  withWords(texts, tenderId, 'unsave'),
];

/** Buttons under a message about several tenders: a star for each named one, to save it. */
export const listButtons = (
  texts: Texts,
  tenderIds: readonly number[],
  { list, settings }: { list: ChatButton; settings: string },
): ButtonRow[] => [
  tenderIds.map((tenderId, at) => buttonFor(texts, { kind: 'save', tenderId, place: at + 1 })),
  [list, { label: texts.settings, href: settings }],
];

/** The data of the button that stops the weekly letter, or turns it on again. */
export const weeklyPress = /^weekly:(on|off)$/;

/** Switches the weekly letter in the chat. */
export const weeklyButton = (
  { stop, resume }: ServerTexts['notifications']['weeklyLetter'],
  to: 'on' | 'off',
): ChatButton => ({ label: to === 'off' ? stop : resume, press: `weekly:${to}` });
