import type { ReadableNotice } from '../notice-text/index.ts';
import type { Found } from '../reading/found.ts';
import { findBuyer } from './find-buyer.ts';

/** Reads the buyer as the notice names it. Never the newspaper, the bank of a bond or a seller of documents. */
export const readBuyer = (notice: ReadableNotice): Found<string> | null => findBuyer(notice);
