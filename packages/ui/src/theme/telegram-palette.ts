import { oklch } from './oklch.ts';
import type { Palette } from './palettes.ts';

/** The theme parameters of Telegram that we use, each with the one that older clients send instead. */
export const telegramRoles = {
  page: ['secondary_bg_color', 'bg_color'],
  surface: ['section_bg_color', 'bg_color'],
  text: ['text_color'],
  muted: ['subtitle_text_color', 'hint_color'],
  link: ['link_color', 'accent_text_color'],
  button: ['button_color'],
} as const;

export type TelegramRole = keyof typeof telegramRoles;

/** Operations on colours that only the client knows: style sheets use CSS functions, tests use numbers. */
export interface ColorMath<Color> {
  role(name: TelegramRole): Color;
  own(color: string): Color;
  /** `share` (0 to 1) of the first colour, the rest of the other. */
  mix(color: Color, share: number, other: Color): Color;
  /** The same hue with at most this OKLCH lightness. */
  atMost(color: Color, lightness: number): Color;
}

/**
 * Clients choose their greys and blues for looks: hints with a contrast of 2.8 : 1 are usual. Mixing in the text
 * colour, black or white, brings them to AA in light and dark clients alike.
 */
export function telegramPalette<Color>({ role, own, mix, atMost }: ColorMath<Color>): Palette<Color> {
  const text = role('text');
  const surface = role('surface');
  const readable = (color: Color) => mix(color, 0.6, text);
  const soft = (color: Color) => mix(color, 0.12, surface);
  const green = own(oklch(0.6, 0.14, 152));
  const red = own(oklch(0.6, 0.19, 27));
  const button = atMost(role('button'), 0.54);
  return {
    page: role('page'),
    surface,
    sunken: mix(text, 0.05, surface),
    line: mix(text, 0.13, surface),
    edge: surface,
    control: mix(text, 0.5, surface),
    text,
    muted: mix(role('muted'), 0.55, text),
    link: readable(role('link')),
    ink: button,
    inkHover: mix(button, 0.86, own('#000000')),
    onInk: own('#ffffff'),
    inkSoft: soft(role('link')),
    saffron: own(oklch(0.82, 0.15, 82)),
    onSaffron: own(oklch(0.25, 0.05, 70)),
    open: readable(green),
    openSoft: soft(green),
    closed: readable(red),
    closedSoft: soft(red),
    focus: mix(role('link'), 0.8, text),
    skeleton: mix(text, 0.09, surface),
    scrim: own('#00000080'),
  };
}
