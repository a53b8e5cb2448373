interface Named {
  id: number;
  en: string;
  am: string;
}

/** What `tenders.listing` holds. */
export interface Listing {
  company: Named & { has_logo: boolean };
  language: Named;
  categories: Named[];
  regions: Named[];
  /** Taken out by the query for readers who may not see it. */
  sources?: (Named & { published_on: string })[];
}
