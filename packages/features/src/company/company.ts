export interface Company {
  id: number;
  name: string;
  address: string | null;
  /** Relative to the API unless it has a host. */
  logo: string | null;
  brandColor: string | null;
  openTenders: number;
}
