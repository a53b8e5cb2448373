export { englishMonths, shortEnglishMonths } from './english-months.ts';
export { foldLetters, foldText } from './fold-letters.ts';
export { type NoticeText, noticeText, type ReadableNotice } from './notice-text.ts';
export { atLeastLetters, longestNotice, type Unreadable, whyUnreadable } from './unreadable.ts';
