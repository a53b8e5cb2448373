import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The built page with its style sheet in itself: there is nothing to wait for before the first picture. The link stays,
 * and leads nowhere: React Router would wait for the file where it finds none.
 */
export function withStyle(page: string, folder: string): string {
  return page.replace(/<link rel="stylesheet" href="([^"]+)"\/?>/, (_tag, file: string) => {
    const style = readFileSync(join(folder, file), 'utf8');
    return `<link rel="stylesheet" href="${file}" disabled><style>${style}</style>`;
  });
}
