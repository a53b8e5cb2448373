import { failure } from './failure.ts';
import { form } from './form.ts';
import { frame } from './frame.ts';
import { plan } from './plan.ts';
import { tender } from './tender.ts';
import { titles } from './titles.ts';

export const messages = { frame, failure, form, plan, tender, titles };
