export type { NoticeContext } from './context.ts';
export type { Found, Span } from './found.ts';
export { readNotice } from './read-notice.ts';
export type { CategorySlug, CountingRule, NoticeType, Reading } from './reading.ts';
export { valuesOf } from './values.ts';
