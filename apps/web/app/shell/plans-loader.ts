import { localeOfRequest } from '../address/locale.ts';
import { type LoadedPlans, loadPlans } from '../data/plans.ts';
import { nullIfSlow } from './LoadingPage.tsx';

interface Asked {
  request: Request;
}

/** For pages that tell what plans cost: the server waits for it. */
export const plansLoader = async ({ request }: Asked): Promise<{ plans: LoadedPlans }> => ({
  plans: await loadPlans(localeOfRequest(request)),
});

/** In the browser the page opens without it where it is slow, and keeps its place free. */
export const plansInBrowser = async ({ request }: Asked): Promise<{ plans: LoadedPlans }> => ({
  plans: await nullIfSlow(loadPlans(localeOfRequest(request))),
});
