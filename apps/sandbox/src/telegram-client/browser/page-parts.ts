type Kind<T extends Element> = abstract new () => T;

/** The element with this id and type. The server writes the page, so a missing one is a bug there. */
export function part<T extends Element>(id: string, kind: Kind<T>): T {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${kind.name} with the id ${id}.`);
  return element;
}

export function onClick(id: string, listener: () => void): void {
  part(id, HTMLButtonElement).addEventListener('click', listener);
}
