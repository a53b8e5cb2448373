import { describe, expect, it } from 'vitest';
import { contrastPairs, contrastRatio } from './contrast.ts';
import { oklchToRgb, type Rgb, rgbToOklch } from './oklch.ts';
import { dark, light, type Palette } from './palettes.ts';
import { telegramPalette, telegramRoles } from './telegram-palette.ts';

type Name = keyof Palette;

const parse = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map(
    (part) => Number.parseInt(part, 16) / 255,
  );
  return [red, green, blue];
};

const mix = (color: Rgb, share: number, other: Rgb): Rgb => [
  color[0] * share + other[0] * (1 - share),
  color[1] * share + other[1] * (1 - share),
  color[2] * share + other[2] * (1 - share),
];

const atMost = (color: Rgb, limit: number): Rgb => {
  const [lightness, chroma, hue] = rgbToOklch(color);
  const [red, green, blue] = oklchToRgb(Math.min(lightness, limit), chroma, hue);
  const within = (channel: number) => Math.min(1, Math.max(0, channel));
  return [within(red), within(green), within(blue)];
};

type Client = Record<string, string>;

/** The default colours of Telegram's clients. */
const clients: Record<string, Client> = {
  'Telegram Desktop, day': {
    bg_color: '#ffffff',
    secondary_bg_color: '#f1f1f1',
    section_bg_color: '#ffffff',
    text_color: '#000000',
    hint_color: '#999999',
    subtitle_text_color: '#999999',
    link_color: '#168acd',
    button_color: '#40a7e3',
  },
  'Telegram Desktop, night': {
    bg_color: '#17212b',
    secondary_bg_color: '#232e3c',
    section_bg_color: '#17212b',
    text_color: '#f5f5f5',
    hint_color: '#708499',
    subtitle_text_color: '#708499',
    link_color: '#6ab3f3',
    button_color: '#5288c1',
  },
  'an iPhone, day': {
    bg_color: '#ffffff',
    secondary_bg_color: '#efeff4',
    section_bg_color: '#ffffff',
    text_color: '#000000',
    hint_color: '#8e8e93',
    subtitle_text_color: '#8e8e93',
    link_color: '#007aff',
    button_color: '#007aff',
  },
  'an iPhone, night': {
    bg_color: '#000000',
    secondary_bg_color: '#1c1c1d',
    section_bg_color: '#2c2c2e',
    text_color: '#ffffff',
    hint_color: '#98989e',
    subtitle_text_color: '#98989e',
    link_color: '#3e88f7',
    button_color: '#3e88f7',
  },
  'an old client that sends few colours': {
    bg_color: '#ffffff',
    text_color: '#222222',
    hint_color: '#a8a8a8',
    link_color: '#2678b6',
    button_color: '#50a8eb',
  },
};

const inClient = (client: Client): Palette<Rgb> =>
  telegramPalette<Rgb>({
    role: (name) => parse(telegramRoles[name].map((role) => client[role]).find(Boolean) ?? ''),
    own: parse,
    mix,
    atMost,
  });

type Look = (name: Name) => Rgb;

const themes: [string, Look][] = [
  ['light', (name) => parse(light[name])],
  ['dark', (name) => parse(dark[name])],
  ...Object.entries(clients).map(([title, client]): [string, Look] => [title, (name) => inClient(client)[name]]),
];

const cases = contrastPairs.flatMap(({ front, backs, atLeast }) => backs.map((back) => ({ front, back, atLeast })));

describe.each(themes)('in %s', (_name, colorOf) => {
  it.each(cases)('$front is readable on $back', ({ front, back, atLeast }) => {
    expect(contrastRatio(colorOf(front), colorOf(back))).toBeGreaterThanOrEqual(atLeast);
  });
});

it('the contrast of black on white is 21 : 1, and OKLCH converts back', () => {
  expect(contrastRatio([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
  const [red, green, blue] = oklchToRgb(...rgbToOklch([0.2, 0.5, 0.8]));
  expect([red, green, blue].map((channel) => Number(channel.toFixed(4)))).toEqual([0.2, 0.5, 0.8]);
});

it('all colours in Telegram come from the client, except saffron, text on filled colours and the scrim', () => {
  const isFromClient = telegramPalette<boolean>({
    role: () => true,
    own: () => false,
    mix: (color, _share, other) => color || other,
    atMost: (color) => color,
  });
  const ours = Object.entries(isFromClient).filter(([, fromClient]) => !fromClient);
  expect(ours.map(([name]) => name)).toEqual(['onInk', 'saffron', 'onSaffron', 'scrim']);
});
