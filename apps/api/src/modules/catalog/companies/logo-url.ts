/** A company's picture, relative to the API; it is served by the companies module. */
export const logoUrl = ({ id, has_logo }: { id: number; has_logo: boolean }): string | null =>
  has_logo ? `/company/${id}/logo.webp` : null;
