export { atLeastLetters } from './at-least-letters.ts';
export { foldLetters } from './fold-letters.ts';
export { type NoticeText, noticeText } from './notice-text.ts';
export type { ReadableNotice } from './readable-notice.ts';
export { longestNotice, type Unreadable, whyUnreadable } from './unreadable.ts';
