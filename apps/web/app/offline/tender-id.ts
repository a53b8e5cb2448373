import { plainPath } from '@awaj/domain/navigation';

/** Of the tender that a page shows; both the page and the worker know by it what can be read without a connection. */
export function tenderIdAt(path: string): number | undefined {
  const id = /^\/tender\/(\d+)(?:\?|$)/i.exec(plainPath(path))?.[1];
  return id === undefined ? undefined : Number(id);
}
