import type { StoryObj } from '@storybook/react-vite';
import { createElement, type ReactElement } from 'react';
import { inFrame } from '../in-frame.ts';

/** One sentence in both languages; the toolbar says which is shown. */
export type Say = (english: string, amharic: string) => string;

const sayIn =
  (locale: unknown): Say =>
  (english, amharic) =>
    locale === 'am' ? amharic : english;

/** A story that shows a whole page. */
export const pageStory = (Page: (props: { say: Say }) => ReactElement): StoryObj => ({
  render: (_args, { globals }) => createElement(Page, { say: sayIn(globals.locale) }),
});

export const fullscreen = { layout: 'fullscreen', ...inFrame } as const;

/** What a press does in a page without a server. */
export const nothing = () => {};
