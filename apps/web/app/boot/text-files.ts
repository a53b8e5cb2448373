import type { AreaOfWebsite, Locale } from '@awaj/i18n';

/** Vite's list of built files, by their source. */
export type BuiltFiles = Readonly<Partial<Record<string, { file: string }>>>;

const folderOf = (area: AreaOfWebsite): string => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The source of an area's texts, as a path from the website's folder. */
export const sourceOfTexts = (area: AreaOfWebsite, locale: Locale): string =>
  `../../packages/i18n/src/areas/${folderOf(area)}/${locale}.ts`;

/** The built files of a page's texts. Throws if one is missing in the list, so that a wrong path is noticed. */
export const textFiles = (built: BuiltFiles, areas: readonly AreaOfWebsite[], locale: Locale): string[] =>
  areas.map((area) => {
    const source = sourceOfTexts(area, locale);
    const { file } = built[source] ?? {};
    if (file === undefined) throw new Error(`The build has no file for ${source}.`);
    return `/${file}`;
  });
