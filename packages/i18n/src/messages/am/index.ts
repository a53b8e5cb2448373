import type { Messages } from '../../index.ts';
import { common } from './common.ts';
import { telegram } from './telegram.ts';
import { tender } from './tender.ts';

export const messages: Messages = { common, tender, telegram };
