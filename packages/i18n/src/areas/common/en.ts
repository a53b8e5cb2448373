import { words as failure } from '../failure/en.ts';
import { words as form } from '../form/en.ts';
import { words as frame } from '../frame/en.ts';
import { words as plan } from '../plan/en.ts';
import { words as tender } from '../tender/en.ts';
import { words as titles } from '../titles/en.ts';

/** Texts that any page may use. */
export const words = { frame, failure, form, plan, tender, titles };
