import type { Company as CompanyDto } from '@awaj/api-client/schema';
import type { Company } from './company.ts';

export const toCompany = (dto: CompanyDto): Company => ({
  id: dto.id,
  name: dto.name,
  address: dto.address,
  logo: dto.logo,
  brandColor: dto.brand_color,
  openTenders: dto.tenders_count,
});
