/** What a link into the chat carries to lead to a tender: t_4120. */
export const startParameterOf = (tenderId: number): string => `t_${tenderId}`;

/** The tender that a start parameter names, or null. A bare number is what older links carry. */
export function tenderOfStartParameter(parameter: string | null | undefined): number | null {
  const id = /^(?:t_)?([1-9]\d{0,14})$/.exec(parameter ?? '')?.[1];
  return id === undefined ? null : Number(id);
}
