import { noticeAttributes, noticeTags } from '@awaj/domain/notice-html';
import sanitizeHtml from 'sanitize-html';

const allowed = { allowedTags: [...noticeTags], allowedAttributes: noticeAttributes };

/** The only HTML that is ever stored: what a printed notice needs, and nothing that runs, loads or leads away. */
export const sanitiseNotice = (html: string): string => sanitizeHtml(html, allowed);
