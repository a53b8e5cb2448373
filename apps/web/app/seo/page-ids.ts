import { createPageIds } from '@awaj/features/page-ids';
import { clientIn } from '../data/api.ts';

export const pageIds = createPageIds(clientIn('en'));
