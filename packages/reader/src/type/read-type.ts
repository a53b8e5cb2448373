import type { ReadableNotice } from '../notice-text/index.ts';
import { openingOf } from '../opening/index.ts';
import type { Found } from '../reading/found.ts';
import type { NoticeType } from '../reading/reading.ts';
import { readAnnouncement } from './read-announcement.ts';
import { readKind } from './read-kind.ts';

/** A message about an earlier tender takes precedence over the purpose of that tender. */
export function readType(notice: ReadableNotice): Found<NoticeType> | null {
  return readAnnouncement(notice, openingOf(notice)) ?? readKind(notice);
}
