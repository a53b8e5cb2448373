import { noticeAttributes, noticeTags } from '@awaj/domain/notice-html';
import sanitizeHtml from 'sanitize-html';

const allowed = { allowedTags: [...noticeTags], allowedAttributes: noticeAttributes };

/** The only HTML that is stored: what a printed notice needs, without scripts, resources or links. */
export const sanitiseNotice = (html: string): string => sanitizeHtml(html, allowed);

const tagWithinWord = /<\/?(?:b|strong|em|i)>/g;
const tag = /<[^>]*>/g;
/** All entities of sanitised HTML. They are signs that separate words. */
const entity = /&(?:amp|lt|gt|quot);/g;

/** The text of a sanitised notice, for indexing its words. */
export const noticeText = (html: string): string =>
  html.replace(tagWithinWord, '').replace(tag, ' ').replace(entity, ' ');
