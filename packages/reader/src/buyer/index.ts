import type { ReadableNotice } from '../notice-text/index.ts';
import type { Found } from '../reading/found.ts';
import { findBuyer } from './find-buyer.ts';

/** In its own words; never the paper, the bank of a bond or whoever sells the documents. */
export const readBuyer = (notice: ReadableNotice): Found<string> | null => findBuyer(notice);
