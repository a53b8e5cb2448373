import { canSee } from '@awaj/domain/entitlement';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/errors.ts';
import { refusePageLoad } from '../../http/refuse-page-load.ts';
import { type Routes, requireAccount } from '../identity/caller.ts';
import { updateProgress } from './bid-progress.ts';
import { createSavingService } from './saving.service.ts';
import { tickRequirement } from './ticking.ts';

export function savingRoutes(routes: Routes, { db, now }: { db: Database; now: () => Date }): void {
  const save = createSavingService({ db, now });

  routes('toggleSavedTender', async ({ caller, params, request }) => {
    refusePageLoad(request);
    return save(requireAccount(caller).userId, params.id, undefined);
  });

  routes('updateSavedTender', async ({ caller, params, body }) => {
    const saved = { userId: requireAccount(caller).userId, tenderId: params.id };
    return { status: true, progress: await updateProgress(db, saved, body) };
  });

  routes('tickRequirement', async ({ caller, params, body }) => {
    const { userId, viewer } = requireAccount(caller);
    if (!canSee(viewer, 'content')) throw new AppError('noticeLocked');
    await tickRequirement(db, { userId, tenderId: params.id, ...body }, now());
    return { status: true };
  });

  routes('saveTender', ({ caller, params, body }) => save(requireAccount(caller).userId, params.id, body?.to));
}
