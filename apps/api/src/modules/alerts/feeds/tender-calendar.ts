import { dayMs, secondMs } from '@awaj/domain/duration';
import type { Sealing } from '../../../database/sealing.ts';
import type { Language } from '../../../http/language.ts';
import { isSameSecret } from '../../../http/same-secret.ts';

/** The user, tender and language of a calendar file. */
export interface TenderInCalendar {
  userId: number;
  tenderId: number;
  language: Language;
}

const pattern = /^(\d{1,9})\.(\d{1,15})\.([a-z]{2})\.(\d{10})\.([\w-]{43})$/;

/** As long as a launch of the mini app is valid. */
const lastsMs = dayMs;

interface Dependencies {
  sealing: Pick<Sealing, 'digest'>;
  now: () => Date;
  addresses: { api: string };
}

/** A browser fetches the file without a login, so the signed address holds the user and the expiry. */
export function createCalendarLinks({ sealing, now, addresses }: Dependencies) {
  const digestOf = (said: string): string => sealing.digest(`calendar\n${said}`).toString('base64url');
  return {
    urlOf({ userId, tenderId, language }: TenderInCalendar): string {
      const until = Math.floor((now().getTime() + lastsMs) / secondMs);
      const said = [userId, tenderId, language, until].join('.');
      return `${addresses.api}/calendar/${said}.${digestOf(said)}.ics`;
    },

    /** Null for an address that is forged or expired. */
    read(token: string): TenderInCalendar | null {
      const [, userId, tenderId, language, until, digest] = pattern.exec(token) ?? [];
      if (digest === undefined) return null;
      const isOurs = isSameSecret(digest, digestOf([userId, tenderId, language, until].join('.')));
      if (!isOurs || Number(until) * secondMs < now().getTime()) return null;
      return { userId: Number(userId), tenderId: Number(tenderId), language: language as Language };
    },
  };
}

export type CalendarLinks = ReturnType<typeof createCalendarLinks>;
