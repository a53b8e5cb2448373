import { common } from './common.ts';
import { telegram } from './telegram.ts';
import { tender } from './tender.ts';

export const messages = { common, tender, telegram };
