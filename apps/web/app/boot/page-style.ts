export interface PageStyle {
  /** The addresses of the style files that it consists of. */
  files: string[];
  text: string;
}

const className = /\.([a-z_-][\w-]*)/gi;

/** React Router ends the names of files that parts loaded later share with a `#`. */
export const fileOf = (name: string): string => name.replace('#', '');

/** Nobody loads a file again for which there is such a link: not Vite, not React Router, not we. */
export const linkToStyleInPage = (file: string): string => `<link disabled href="${file}" rel="stylesheet">`;

function classesIn(html: string): Set<string> {
  const lists = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list));
  return new Set([...lists].flatMap((list) => list.split(' ')));
}

/**
 * Chooses the style files that a page carries: those of its routes, and those of the parts that stand in its HTML and are
 * loaded later.
 */
export function createPageStyle(
  sheets: ReadonlyMap<string, string>,
): (ofRoutes: readonly string[], html: string) => PageStyle {
  const filesOf = new Map<string, string[]>();
  for (const [file, sheet] of sheets)
    for (const name of new Set(Array.from(sheet.matchAll(className), ([, each = '']) => each)))
      filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
  return (ofRoutes, html) => {
    const files = new Set(ofRoutes);
    for (const name of classesIn(html)) for (const file of filesOf.get(name) ?? []) files.add(file);
    return { files: [...files], text: Array.from(files, (file) => sheets.get(file) ?? '').join('') };
  };
}
