import type { Database } from '../../database/database.ts';
import { accountOf, type Routes } from '../identity/caller.ts';
import { createVisits } from './visits.service.ts';

export function visitRoutes(routes: Routes, dependencies: { db: Database; now: () => Date }): void {
  const visit = createVisits(dependencies);
  routes('recordVisit', ({ caller, body }) => visit(accountOf(caller).userId, body.seen));
}
