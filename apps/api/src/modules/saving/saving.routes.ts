import type { Database } from '../../database/database.ts';
import { refusePageLoad } from '../../http/protection.ts';
import { accountOf, type Routes } from '../identity/caller.ts';
import { updateProgress } from './bid-progress.ts';
import { createSavingService } from './saving.service.ts';

export function savingRoutes(routes: Routes, dependencies: { db: Database; now: () => Date }): void {
  const save = createSavingService(dependencies);

  routes('toggleSavedTender', async ({ caller, params, request }) => {
    refusePageLoad(request);
    return save(accountOf(caller).userId, params.id, undefined);
  });

  routes('updateSavedTender', async ({ caller, params, body }) => {
    const saved = { userId: accountOf(caller).userId, tenderId: params.id };
    return { status: true, progress: await updateProgress(dependencies.db, saved, body) };
  });

  routes('saveTender', ({ caller, params, body }) => save(accountOf(caller).userId, params.id, body?.to));
}
