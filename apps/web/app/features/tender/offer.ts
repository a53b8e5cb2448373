import { fetchAhead, onDemand } from '@awaj/features/on-demand';
import { tokens } from '../../tokens.ts';

/** What a member who has not paid is offered: a visitor does without the code for it. */
export const offer = onDemand(() => import('./paying.tsx'));

if (tokens?.read()) void fetchAhead(offer);
