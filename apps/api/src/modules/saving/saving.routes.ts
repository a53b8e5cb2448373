import { accountOf } from '../../platform/caller.ts';
import type { Routes } from '../../platform/contract-routes.ts';
import type { Database } from '../../platform/database.ts';
import { refusePageLoad } from '../../platform/page-load.ts';
import { createSavingService } from './saving.service.ts';

export function savingRoutes(routes: Routes, dependencies: { db: Database; now: () => Date }): void {
  const save = createSavingService(dependencies);

  routes('toggleSavedTender', async ({ caller, params, request }) => {
    refusePageLoad(request);
    return save(accountOf(caller).userId, params.id, undefined);
  });

  routes('saveTender', ({ caller, params, body }) => save(accountOf(caller).userId, params.id, body?.to));
}
