import type { BidDocument as BidDocumentDto, Company as CompanyDto } from '@awaj/api-client/schema';
import type { Company, CompanyDocument } from './company.ts';

export const toCompany = (dto: CompanyDto): Company => ({
  id: dto.id,
  name: dto.name,
  address: dto.address,
  logo: dto.logo,
  brandColor: dto.brand_color,
  openTenders: dto.tenders_count,
});

/** The description is what is shown as the reference number (spec 3). */
export const toCompanyDocument = (dto: BidDocumentDto): CompanyDocument => ({
  id: dto.id,
  title: dto.title,
  reference: dto.description ?? dto.reference_number,
  price: dto.price,
  fileSize: dto.file_size,
  isPurchased: dto.is_purchased,
});
