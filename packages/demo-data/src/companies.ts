import { type CompanyProfile, companyProfiles } from './company-profiles.ts';
import type { DemoNames, LanguageCode } from './languages.ts';
import type { LogoMark } from './logo.ts';

export interface DemoCompany {
  id: number;
  names: DemoNames;
  address: string;
  brandColor: string;
  /** Data of the logo; null without one. */
  mark: LogoMark | null;
  isFeatured: boolean;
}

/** A company as its notices describe it. */
export interface Buyer extends CompanyProfile {
  id: number;
}

const buyers: readonly Buyer[] = companyProfiles.map((profile, index) => ({ ...profile, id: index + 1 }));

export const companies: readonly DemoCompany[] = buyers.map((buyer) => ({
  id: buyer.id,
  names: buyer.names,
  address: buyer.address,
  brandColor: buyer.brandColor,
  mark: buyer.mark,
  isFeatured: buyer.isFeatured ?? false,
}));

export const buyersIn: Readonly<Record<LanguageCode, readonly Buyer[]>> = {
  am: buyersPublishingIn('am'),
  en: buyersPublishingIn('en'),
  om: buyersPublishingIn('om'),
  ti: buyersPublishingIn('ti'),
};

function buyersPublishingIn(language: LanguageCode): Buyer[] {
  return buyers.filter(({ publishesIn }) => publishesIn.includes(language));
}
