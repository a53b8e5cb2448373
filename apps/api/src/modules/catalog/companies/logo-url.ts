/** The path of a logo at the API, which the companies module serves. */
export const logoUrl = ({ id, has_logo }: { id: number; has_logo: boolean }): string | null =>
  has_logo ? `/company/${id}/logo.webp` : null;
