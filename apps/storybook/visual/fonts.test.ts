import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { environmentWithOwnFonts } from './fonts.ts';

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1');

/** The fonts of this list that a browser started with this environment finds. */
async function found(env: NodeJS.ProcessEnv, names: readonly string[]): Promise<string[]> {
  const { CHROMIUM_PATH: executablePath } = process.env;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
    env: env as Record<string, string>,
  });
  try {
    const page = await browser.newPage();
    return await page.evaluate(async (names) => {
      const isThere = (name: string) =>
        new FontFace('Any', `local("${name}")`).load().then(
          () => true,
          () => false,
        );
      const there = await Promise.all(names.map(isThere));
      return names.filter((_, place) => there[place]);
    }, names);
  } finally {
    await browser.close();
  }
}

describe('on a machine with a font of its own', () => {
  let home: string;
  let machine: NodeJS.ProcessEnv;

  beforeEach(async () => {
    const { FONTCONFIG_FILE: own = '' } = await environmentWithOwnFonts();
    const inter = readFileSync(join(own, '..', 'inter-latin-wght-normal.ttf'), 'latin1');
    home = mkdtempSync(join(tmpdir(), 'awaj-fonts-'));
    mkdirSync(join(home, 'fonts'));
    const renamed = inter.replaceAll(utf16('Inter'), utf16('Zebra'));
    writeFileSync(join(home, 'fonts', 'zebra.ttf'), renamed, 'latin1');
    machine = { ...process.env, XDG_DATA_HOME: home };
  });

  afterEach(() => rmSync(home, { recursive: true }));

  it('a browser under test ignores it, and finds the fonts of the repository', async () => {
    const names = [
      'Zebra Regular',
      'Inter Regular',
      'Noto Sans Ethiopic Regular',
      'Noto Sans Arabic Regular',
      'Noto Color Emoji',
    ];
    expect(await found(machine, names.slice(0, 1))).toEqual(['Zebra Regular']);
    const { FONTCONFIG_FILE } = await environmentWithOwnFonts();
    expect(await found({ ...machine, FONTCONFIG_FILE }, names)).toEqual(names.slice(1));
  });
});
