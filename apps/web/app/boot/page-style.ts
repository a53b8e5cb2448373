export interface PageStyle {
  /** Its style files. */
  files: string[];
  text: string;
}

const className = /\.([a-z_-][\w-]*)/gi;

/** React Router appends `#` to files that lazily loaded parts share. */
export const fileOf = (name: string): string => name.replace('#', '');

/** With such a link Vite, React Router and our own loader treat a file as already loaded. */
export const linkToStyleInPage = (file: string): string => `<link disabled href="${file}" rel="stylesheet">`;

function classesIn(html: string): Set<string> {
  const lists = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list));
  return new Set([...lists].flatMap((list) => list.split(' ')));
}

/** Chooses the style files of a page: those of its routes, and of lazily loaded parts in its HTML. */
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
