import { oklch } from './oklch.ts';

/**
 * A palette fills the contract's colours. `palettes.test.ts` lists the pairs of text and background and checks their
 * contrast.
 */
export interface Palette<Color = string> {
  page: Color;
  surface: Color;
  /** The background of a search field or table head. */
  sunken: Color;
  line: Color;
  /** The border of a card. In Telegram the background alone sets it off. */
  edge: Color;
  /** The border of inputs and switches. */
  control: Color;
  text: Color;
  muted: Color;
  /** Text of links. */
  link: Color;
  /** The background of a screen's main action. */
  ink: Color;
  inkHover: Color;
  onInk: Color;
  inkSoft: Color;
  saffron: Color;
  onSaffron: Color;
  open: Color;
  openSoft: Color;
  closed: Color;
  closedSoft: Color;
  focus: Color;
  skeleton: Color;
  /** The layer over the page behind a dialog. */
  scrim: Color;
}

const hue = 258;
const saffron = { saffron: oklch(0.82, 0.15, 82), onSaffron: oklch(0.25, 0.05, 70) };

export const light: Palette = {
  page: oklch(0.985, 0.003, hue),
  surface: oklch(1),
  sunken: oklch(0.962, 0.006, hue),
  line: oklch(0.91, 0.006, hue),
  edge: oklch(0.91, 0.006, hue),
  control: oklch(0.62, 0.02, hue),
  text: oklch(0.22, 0.015, hue),
  muted: oklch(0.5, 0.015, hue),
  link: oklch(0.42, 0.12, hue),
  ink: oklch(0.42, 0.12, hue),
  inkHover: oklch(0.36, 0.115, hue),
  onInk: oklch(0.99),
  inkSoft: oklch(0.95, 0.02, hue),
  ...saffron,
  open: oklch(0.45, 0.12, 152),
  openSoft: oklch(0.96, 0.03, 152),
  closed: oklch(0.5, 0.18, 27),
  closedSoft: oklch(0.96, 0.03, 27),
  focus: oklch(0.5, 0.15, hue),
  skeleton: oklch(0.93, 0.006, hue),
  scrim: '#00000080',
};

export const dark: Palette = {
  page: oklch(0.16, 0.01, hue),
  surface: oklch(0.2, 0.012, hue),
  sunken: oklch(0.245, 0.014, hue),
  line: oklch(0.3, 0.015, hue),
  edge: oklch(0.3, 0.015, hue),
  control: oklch(0.55, 0.02, hue),
  text: oklch(0.95, 0.005, hue),
  muted: oklch(0.7, 0.012, hue),
  link: oklch(0.74, 0.11, hue),
  ink: oklch(0.74, 0.11, hue),
  inkHover: oklch(0.8, 0.09, hue),
  onInk: oklch(0.18, 0.03, hue),
  inkSoft: oklch(0.28, 0.05, hue),
  ...saffron,
  open: oklch(0.8, 0.14, 152),
  openSoft: oklch(0.28, 0.05, 152),
  closed: oklch(0.78, 0.12, 27),
  closedSoft: oklch(0.28, 0.05, 27),
  focus: oklch(0.74, 0.13, hue),
  skeleton: oklch(0.27, 0.012, hue),
  scrim: '#000000a0',
};
