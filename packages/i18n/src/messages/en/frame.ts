export const frame = {
  brand: 'Awaj',
  tagline: 'Tender notices from all over Ethiopia',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  language: 'Language',
  tenders: 'Tenders',
  pageTitle: (page: string) => `${page} · Awaj`,
};
