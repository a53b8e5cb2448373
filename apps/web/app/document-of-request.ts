import { missingPage } from './missing-page.ts';
import { idPattern } from './tender-of-request.ts';

/** Only the browser can ask for a bid document; what cannot be the number of one is missing for the server, too. */
export function documentIdOf(idText: string): number {
  if (!idPattern.test(idText)) throw missingPage();
  return Number(idText);
}
