import type { Translation } from '../../translation.ts';
import { words as failure } from '../failure/am.ts';
import { words as form } from '../form/am.ts';
import { words as frame } from '../frame/am.ts';
import { words as plan } from '../plan/am.ts';
import { words as tender } from '../tender/am.ts';
import { words as titles } from '../titles/am.ts';
import type { words as english } from './en.ts';

export const words: Translation<typeof english> = { frame, failure, form, plan, tender, titles };
