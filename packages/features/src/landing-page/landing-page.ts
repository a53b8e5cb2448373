import { type ApiClient, unwrap } from '@awaj/api-client';
import type {
  FeaturedCompany as FeaturedCompanyDto,
  Statistics as StatisticsDto,
  TenderListItem,
} from '@awaj/api-client/schema';
import { queryOptions } from '@tanstack/react-query';

export interface FeaturedCompany {
  id: number;
  name: string;
  logo: string | null;
  openTenders: number;
}

export interface Statistics {
  openTenders: number;
  addedToday: number;
  addedYesterday: number;
  sources: number;
  regions: number;
}

/** A tender in two lines. */
export interface Headline {
  id: number;
  title: string;
  company: string;
  region: string | null;
  logo: string | null;
}

/** The buyer and the region. */
export const headlineText = ({ company, region }: Headline): string => [company, region].filter(Boolean).join(' · ');

const headlinesShown = 4;

const toFeaturedCompany = ({ id, name, logo, tenders_count }: FeaturedCompanyDto): FeaturedCompany => ({
  id,
  name,
  logo,
  openTenders: tenders_count,
});

const toStatistics = (dto: StatisticsDto): Statistics => ({
  openTenders: dto.open_tenders,
  addedToday: dto.added_today,
  addedYesterday: dto.added_yesterday,
  sources: dto.sources,
  regions: dto.regions,
});

const toHeadline = ({ id, title, company, tender_regions }: TenderListItem): Headline => ({
  id,
  title,
  company: company.name,
  region: tender_regions[0]?.region.name ?? null,
  logo: company.logo,
});

/** Today's content of the landing page. */
export const createLandingPageQueries = (api: ApiClient, view: string) => ({
  companies: () =>
    queryOptions({
      queryKey: ['featured-companies', view],
      queryFn: async ({ signal }) => (await unwrap(api.GET('/company/featured', { signal }))).map(toFeaturedCompany),
    }),
  statistics: () =>
    queryOptions({
      queryKey: ['statistics'],
      queryFn: async ({ signal }) => toStatistics(await unwrap(api.GET('/statistics', { signal }))),
    }),
  headlines: () =>
    queryOptions({
      queryKey: ['headlines', view],
      queryFn: async ({ signal }) => {
        const { tenders } = await unwrap(api.GET('/tender/search', { params: { query: {} }, signal }));
        return tenders.data.slice(0, headlinesShown).map(toHeadline);
      },
    }),
});
