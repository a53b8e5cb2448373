import { draftOf } from '@awaj/features/draft';
import { parseReceipt, type Receipt } from '@awaj/features/registration';
import { useEffect, useState } from 'react';

const draft = draftOf('signup/receipt');

/** The unpaid amount, kept in this tab until it is paid: the bank accounts are sent only once, at registration. */
export function useReceipt(): { receipt: Receipt | null; keep: (receipt: Receipt) => void; forget: () => void } {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  useEffect(() => {
    const kept = parseReceipt(draft.read().receipt ?? '');
    if (kept) setReceipt(kept);
  }, []);
  return {
    receipt,
    keep(fresh) {
      draft.keep({ receipt: JSON.stringify(fresh) });
      setReceipt(fresh);
    },
    forget: () => draft.clear(),
  };
}
