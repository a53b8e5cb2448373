/** The only author of addresses in the mini app. */
export const paths = {
  latestTenders: () => '/latest-tenders/telegram',
  /** The tender on the website, which opens outside. */
  tenderOnSite: (webUrl: string, locale: 'en' | 'am', id: number) =>
    `${webUrl}${locale === 'am' ? '/am' : ''}/tender/${id}`,
};
