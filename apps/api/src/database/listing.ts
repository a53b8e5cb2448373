interface Linked {
  id: number;
}

/** What `tenders.listing` holds: ids, and what is true in every language. */
export interface Listing {
  company: Linked & { has_logo: boolean };
  language: Linked;
  categories: Linked[];
  regions: Linked[];
  /** Taken out by the query for readers who may not see it. */
  sources?: (Linked & { published_on: string })[];
}
