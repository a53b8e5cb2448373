import type { ColorChoice, HostState } from './host-state.ts';
import { palettes, type Theme } from './palette.ts';

function resolve(choice: ColorChoice, theme: Theme): string {
  return 'rgb' in choice ? choice.rgb : palettes[theme][choice.role];
}

/** Black or white, whichever is more readable on the colour. */
function textOn(rgb: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(rgb.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150 ? '#000000' : '#ffffff';
}

export function chromeColors(state: HostState) {
  const header = resolve(state.headerColor, state.theme);
  return {
    header,
    headerText: textOn(header),
    background: resolve(state.backgroundColor, state.theme),
    bottomBar: resolve(state.bottomBarColor, state.theme),
  };
}
