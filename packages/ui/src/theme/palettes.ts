/** A palette fills the colours of the contract. Text on its background meets WCAG AA in each; a test checks it. */
export interface Palette {
  page: string;
  surface: string;
  line: string;
  text: string;
  muted: string;
  ink: string;
  onInk: string;
  inkSoft: string;
  saffron: string;
  onSaffron: string;
  open: string;
  openSoft: string;
  closed: string;
  closedSoft: string;
  skeleton: string;
}

export const light: Palette = {
  page: 'oklch(0.985 0.003 258)',
  surface: 'oklch(1 0 0)',
  line: 'oklch(0.91 0.006 258)',
  text: 'oklch(0.22 0.015 258)',
  muted: 'oklch(0.5 0.015 258)',
  ink: 'oklch(0.42 0.12 258)',
  onInk: 'oklch(0.99 0 0)',
  inkSoft: 'oklch(0.95 0.02 258)',
  saffron: 'oklch(0.82 0.15 82)',
  onSaffron: 'oklch(0.25 0.05 70)',
  open: 'oklch(0.45 0.12 152)',
  openSoft: 'oklch(0.96 0.03 152)',
  closed: 'oklch(0.5 0.18 27)',
  closedSoft: 'oklch(0.96 0.03 27)',
  skeleton: 'oklch(0.93 0.006 258)',
};

export const dark: Palette = {
  page: 'oklch(0.16 0.01 258)',
  surface: 'oklch(0.2 0.012 258)',
  line: 'oklch(0.3 0.015 258)',
  text: 'oklch(0.95 0.005 258)',
  muted: 'oklch(0.7 0.012 258)',
  ink: 'oklch(0.74 0.11 258)',
  onInk: 'oklch(0.18 0.03 258)',
  inkSoft: 'oklch(0.28 0.05 258)',
  saffron: 'oklch(0.82 0.15 82)',
  onSaffron: 'oklch(0.25 0.05 70)',
  open: 'oklch(0.8 0.14 152)',
  openSoft: 'oklch(0.28 0.05 152)',
  closed: 'oklch(0.78 0.12 27)',
  closedSoft: 'oklch(0.28 0.05 27)',
  skeleton: 'oklch(0.27 0.012 258)',
};

/** Only green, red and saffron are ours inside Telegram; everything else is the client's. */
type Own = 'saffron' | 'onSaffron' | 'open' | 'openSoft' | 'closed' | 'closedSoft';

const client = (name: string, fallback: string): string => `var(--tg-theme-${name}, ${fallback})`;

/** Telegram's own grey is too faint for small text on its own background, so some of its text colour goes into it. */
const readableHint = (muted: string, text: string): string =>
  `color-mix(in oklab, ${client('subtitle-text-color', client('hint-color', muted))} 60%, ${client('text-color', text)})`;

export const telegram = ({
  page,
  surface,
  line,
  text,
  muted,
  ink,
  onInk,
  inkSoft,
  skeleton,
  ...own
}: Palette): Palette => ({
  page: client('secondary-bg-color', page),
  surface: client('section-bg-color', client('bg-color', surface)),
  line: client('section-separator-color', line),
  text: client('text-color', text),
  muted: readableHint(muted, text),
  ink: client('accent-text-color', client('link-color', ink)),
  onInk: client('button-text-color', onInk),
  inkSoft: client('secondary-bg-color', inkSoft),
  skeleton: client('secondary-bg-color', skeleton),
  ...(own satisfies Pick<Palette, Own>),
});
