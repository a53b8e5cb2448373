import { parsePhone } from '@awaj/domain/phone';
import type { ReadableNotice } from '../notice-text/index.ts';
import type { Found } from '../reading/found.ts';
import { labelBefore } from './labels.ts';
import { numbersIn } from './numbers.ts';

/** A fax label after the number, with no number of its own. */
const faxAfter = /^\s*[(-]?\s*(?:fax|ፋክስ|faaksii)(?![^\n]{0,12}\d)/i;

/** Every phone number once, in the order of the text, without faxes, accounts and tax numbers. */
export function readPhones({ text }: ReadableNotice): readonly Found<string>[] {
  const found = new Map<string, Found<string>>();
  for (const { national, span, isWhole, rule } of numbersIn(text)) {
    const label = labelBefore(text, span[0]);
    const isOther = label === 'other' || faxAfter.test(text.slice(span[1], span[1] + 30));
    if (isOther || (!isWhole && label !== 'phone')) continue;
    const phone = parsePhone(`+251${national}`);
    if (!phone.ok || found.has(phone.value)) continue;
    found.set(phone.value, { value: phone.value, span, rule, confidence: label === 'phone' ? 0.99 : 0.85 });
  }
  return [...found.values()];
}
