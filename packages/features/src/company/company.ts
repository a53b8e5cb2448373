import type { BidDocument } from '@awaj/domain/bid-document';

export interface Company {
  id: number;
  name: string;
  address: string | null;
  logo: string | null;
  brandColor: string | null;
  openTenders: number;
}

export interface CompanyDocument extends BidDocument {
  id: number;
  title: string;
  reference: string | null;
  fileSize: string;
}
