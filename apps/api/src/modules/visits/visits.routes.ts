import type { Database } from '../../database/database.ts';
import { type Routes, requireAccount } from '../identity/caller.ts';
import { createVisits } from './visits.service.ts';

export function visitRoutes(routes: Routes, dependencies: { db: Database; now: () => Date }): void {
  const visit = createVisits(dependencies);
  routes('recordVisit', ({ caller, body }) => visit(requireAccount(caller).userId, body.seen));
}
