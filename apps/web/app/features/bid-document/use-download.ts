import type { BidDocument } from '@awaj/features/bid-document';
import { failureText } from '@awaj/features/failure';
import { useArea, useMessages } from '@awaj/i18n/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../shell/save-file.ts';
import { useDocumentMutations } from './use-document-mutations.ts';

const whole = 100;

/** The state of a download: its progress and failures. */
export function useDownload({ id, title }: Pick<BidDocument, 'id' | 'title'>) {
  const words = useArea('bidDocument');
  const { failure, tender } = useMessages();
  const [percent, setPercent] = useState<number | null>(null);
  const download = useMutation({
    ...useDocumentMutations().download(),
    onSuccess: saveFile,
    onSettled: () => setPercent(null),
  });
  const start = () => {
    if (download.isPending) return;
    download.mutate({
      id,
      title,
      onProgress: ({ received, total }) => setPercent(total && Math.min(whole, Math.floor((received / total) * whole))),
    });
  };
  return {
    start,
    // A percentage says more than a spinner; until there is one, the spinner is shown.
    isBusy: download.isPending && percent === null,
    label: percent === null ? tender.document.download : words.downloadingPart(percent),
    ...(download.isError && { failure: failureText(download.error, failure) }),
  };
}
