import { localeOfRequest } from '../address/locale.ts';
import { type LoadedPlans, loadPlans } from '../data/plans.ts';
import { nullIfSlow } from './LoadingPage.tsx';

interface LoaderArguments {
  request: Request;
}

/** For pages that show prices: the server waits for them. */
export const plansLoader = async ({ request }: LoaderArguments): Promise<{ plans: LoadedPlans }> => ({
  plans: await loadPlans(localeOfRequest(request)),
});

/** In the browser, a slow page opens without prices and keeps room for them. */
export const plansInBrowser = async ({ request }: LoaderArguments): Promise<{ plans: LoadedPlans }> => ({
  plans: await nullIfSlow(loadPlans(localeOfRequest(request))),
});
