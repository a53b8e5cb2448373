// The fonts of a browser under test: only those of this repository, independent of the machine.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { convert } from 'fontverter';
import { folder } from './storybook.ts';

/** In the order of fallback. */
const fonts = [
  { family: 'Inter', from: '@fontsource-variable/inter', file: 'inter-latin-wght-normal' },
  { family: 'Inter', from: '@fontsource-variable/inter', file: 'inter-latin-ext-wght-normal' },
  {
    family: 'Noto Sans Ethiopic',
    from: '@fontsource-variable/noto-sans-ethiopic',
    file: 'noto-sans-ethiopic-ethiopic-wght-normal',
  },
  {
    family: 'Noto Sans Arabic',
    from: '@fontsource-variable/noto-sans-arabic',
    file: 'noto-sans-arabic-arabic-wght-normal',
  },
  { family: 'Noto Color Emoji', from: '@fontsource/noto-color-emoji', file: 'noto-color-emoji-emoji-400-normal' },
] as const;

const cache = join(folder, 'node_modules', '.cache');
const target = join(cache, 'fonts');
const { resolve } = createRequire(import.meta.url);

/** Machines also draw letters differently, so the configuration sets that too. */
const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${target}</dir>
  <cachedir>${join(cache, 'fontconfig')}</cachedir>
  <match target="pattern">
    ${[...new Set(fonts.map(({ family }) => family))]
      .map((family) => `<edit name="family" mode="append_last"><string>${family}</string></edit>`)
      .join('\n    ')}
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;

/** Replaces a file at once, because another run may be reading it. */
function put(name: string, content: string | Uint8Array): void {
  const ownPath = join(cache, `${process.pid}-${name}`);
  writeFileSync(ownPath, content);
  renameSync(ownPath, join(target, name));
}

/** Writes the configuration of the font library. Returns the environment for the browser. */
export async function environmentWithOwnFonts(): Promise<Record<string, string>> {
  mkdirSync(target, { recursive: true });
  for (const { from, file } of fonts) {
    const packed = readFileSync(join(dirname(resolve(`${from}/package.json`)), 'files', `${file}.woff2`));
    put(`${file}.ttf`, await convert(packed, 'sfnt'));
  }
  put('fonts.conf', configuration);
  const inherited = Object.entries(process.env).filter((each): each is [string, string] => each[1] !== undefined);
  return { ...Object.fromEntries(inherited), FONTCONFIG_FILE: join(target, 'fonts.conf') };
}
