type Kind<T extends Element> = abstract new () => T;

/** The element with this id, of this kind. The page is written by the server: a missing one is a mistake there. */
export function part<T extends Element>(id: string, kind: Kind<T>): T {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${kind.name} with the id ${id}.`);
  return element;
}

export function onClick(id: string, listener: () => void): void {
  part(id, HTMLButtonElement).addEventListener('click', listener);
}
