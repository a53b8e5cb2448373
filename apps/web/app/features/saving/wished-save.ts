import { draftOf } from '@awaj/features/draft';

const draft = draftOf('save-after-login');

/** What a visitor wants saved is kept in this tab, and in no address: a link from elsewhere must not save anything. */
export const wishToSave = (tenderId: number): void => draft.keep({ id: String(tenderId) });

/** Once: whoever comes to the login again has seen what became of it. */
export function takeWish(): number | null {
  const id = Number(draft.read().id ?? Number.NaN);
  draft.clear();
  return Number.isInteger(id) ? id : null;
}
