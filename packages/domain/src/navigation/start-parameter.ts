/** The start parameter of a Telegram link to a tender: t_4120. */
export const startParameterOf = (tenderId: number): string => `t_${tenderId}`;

/** The tender of a start parameter, or null. Older links carry a bare number. */
export function tenderOfStartParameter(parameter: string | null | undefined): number | null {
  const id = /^(?:t_)?([1-9]\d{0,14})$/.exec(parameter ?? '')?.[1];
  return id === undefined ? null : Number(id);
}
