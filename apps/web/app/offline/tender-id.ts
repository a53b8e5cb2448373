import { plainPath } from '@awaj/domain/navigation';

/** The id of the tender that a page shows; page and worker use it to find what can be read offline. */
export function tenderIdAt(path: string): number | undefined {
  const id = /^\/tender\/(\d+)(?:\?|$)/i.exec(plainPath(path))?.[1];
  return id === undefined ? undefined : Number(id);
}
