import { calendarFile } from '@awaj/domain/calendar-file';
import { hourMs } from '@awaj/domain/duration';
import { canSee } from '@awaj/domain/entitlement';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/errors.ts';
import type { ReadNames } from '../../catalog/names/names.ts';
import { findViewer } from '../../identity/caller.ts';
import type { RateLimiter } from '../../identity/rate-limiter.ts';
import { deadlineEvent, findDeadline } from './calendar-feed.ts';
import { feedWords } from './feed.ts';
import type { CalendarLinks } from './tender-calendar.ts';

interface Dependencies {
  db: Database;
  now: () => Date;
  limits: RateLimiter;
  readNames: ReadNames;
  calendarLinks: CalendarLinks;
  addresses: { web: string };
}

const readsOfPerson = [{ times: 60, withinMs: hourMs }];

/** A file outside the contract: a browser fetches it from an address that a call returns. */
export function tenderCalendarRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now, limits, readNames, calendarLinks, addresses } = dependencies;

  app.get<{ Params: { file: string } }>('/calendar/:file', async ({ params }, reply) => {
    const wanted = calendarLinks.read(params.file.replace(/\.ics$/, ''));
    if (!wanted) throw new AppError('notFound');
    const { userId, tenderId, language } = wanted;
    await limits.consume(`calendar:${userId}`, readsOfPerson);
    const viewer = await findViewer(db, userId, now());
    // The subscription may have ended since the address was given out.
    const tender = viewer && canSee(viewer, 'dates') && (await findDeadline(db, tenderId));
    if (!tender) throw new AppError('notFound');
    const nameOf = await readNames(language, { companies: [tender.company_id] });
    const event = deadlineEvent(tender, nameOf, feedWords(language, addresses.web));
    if (!event) throw new AppError('notFound');
    reply.headers({
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `attachment; filename="awaj-${tenderId}.ics"`,
      'X-Robots-Tag': 'noindex',
    });
    reply.type('text/calendar; charset=utf-8');
    return calendarFile([event], now());
  });
}
