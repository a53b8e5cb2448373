import { noticeAttributes, noticeTags } from '@awaj/domain/notice-html';
import sanitizeHtml from 'sanitize-html';

const allowed = { allowedTags: [...noticeTags], allowedAttributes: noticeAttributes };

/** The only HTML that is ever stored: what a printed notice needs, and nothing that runs, loads or leads away. */
export const sanitiseNotice = (html: string): string => sanitizeHtml(html, allowed);

const tagWithinWord = /<\/?(?:b|strong|em|i)>/g;
const tag = /<[^>]*>/g;
/** All that stand in sanitised HTML; they are signs, and part words. */
const entity = /&(?:amp|lt|gt|quot);/g;

/** What a sanitised notice says, for its words to be read. */
export const noticeText = (html: string): string =>
  html.replace(tagWithinWord, '').replace(tag, ' ').replace(entity, ' ');
