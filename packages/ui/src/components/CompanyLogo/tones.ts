/** Backgrounds of initials, the same in every theme: OKLCH hues, all with this lightness and chroma. */
export const hues = { blue: 250, brown: 60, teal: 195, green: 140, red: 22, violet: 300 };
export const lightness = 0.47;
export const chroma = 0.09;

export type Tone = keyof typeof hues;

const tones = Object.keys(hues) as Tone[];

/** A name always has the same colour, so that readers recognise a company in a list. */
export function toneOf(name: string): Tone | undefined {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tones[sum % tones.length];
}
