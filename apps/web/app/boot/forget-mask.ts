/**
 * A tender beside its list is masked: the address bar shows the tender, the router the list. The server does not know
 * this, so a document that loads shows what is in the address bar.
 */
export function forgetMask(): void {
  const { masked, ...state } = history.state ?? {};
  if (masked) history.replaceState(state, '');
}
