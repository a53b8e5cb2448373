import type { ServerTexts } from '@awaj/i18n/server';
import { tenderInApp } from './mini-app-pages.ts';

/** What can be pressed under a message in a chat. */
export type ChatButton = { label: string } & (
  | { href: string }
  /** A page of the mini app. */
  | { app: string }
  /** Tells the bot of it. */
  | { press: string }
);

export type ButtonRow = readonly ChatButton[];

const kinds = ['save', 'unsave', 'dismiss', 'restore', 'mute', 'unmute'] as const;

/** What somebody wants done about a tender, or about its buyer. */
export interface Press {
  kind: (typeof kinds)[number];
  tenderId: number;
  /** Of the tender in a message about several; such buttons have no room for words. */
  place: number | null;
}

const pressPattern = new RegExp(`^(${kinds.join('|')}):([1-9]\\d{0,8})(?::([1-9]))?$`);

export function parsePress(data: string): Press | null {
  const [, name, tenderId, place] = pressPattern.exec(data) ?? [];
  const kind = kinds.find((known) => known === name);
  return kind ? { kind, tenderId: Number(tenderId), place: place ? Number(place) : null } : null;
}

const pressOf = ({ kind, tenderId, place }: Press): string =>
  [kind, tenderId, ...(place === null ? [] : [place])].join(':');

type Texts = ServerTexts['notifications']['chat'];

const openTender = (texts: Texts, tenderId: number): ChatButton => ({
  label: texts.open,
  app: tenderInApp(tenderId),
});

/** The button that asks for it. */
export function buttonFor(texts: Texts, { kind, tenderId, place }: Press): ChatButton {
  const label = place === null ? texts.buttons[kind] : `${kind === 'save' ? '☆' : '★'} ${place}`;
  return { label, press: pressOf({ kind, tenderId, place }) };
}

const withWords = (texts: Texts, tenderId: number, ...asked: readonly Press['kind'][]): ButtonRow =>
  asked.map((kind) => buttonFor(texts, { kind, tenderId, place: null }));

/** Under what tells of one tender alone. */
export const tenderButtons = (texts: Texts, tenderId: number): ButtonRow[] => [
  [openTender(texts, tenderId)],
  withWords(texts, tenderId, 'save', 'dismiss'),
  withWords(texts, tenderId, 'mute'),
];

/** In their place once the reader wants to hear no more of it. */
export const dismissedButtons = (texts: Texts, tenderId: number): ButtonRow[] => [
  withWords(texts, tenderId, 'restore', 'mute'),
];

/** Under what tells of a tender that the reader has saved. */
export const savedTenderButtons = (texts: Texts, tenderId: number): ButtonRow[] => [
  [openTender(texts, tenderId)],
  withWords(texts, tenderId, 'unsave'),
];

/** Under what tells of several: a star for each that is named, to save it. */
export const listButtons = (
  texts: Texts,
  tenderIds: readonly number[],
  { label, list, settings }: { label: string; list: { app: string } | { href: string }; settings: string },
): ButtonRow[] => [
  tenderIds.map((tenderId, at) => buttonFor(texts, { kind: 'save', tenderId, place: at + 1 })),
  [
    { label, ...list },
    { label: texts.settings, href: settings },
  ],
];
