import { ApiError, NetworkError } from '@awaj/api-client';
import { noFilters } from '@awaj/domain/search-filters';
import { failureText } from '@awaj/features/failure';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { ErrorState } from '@awaj/ui/ErrorState';
import { NotFound } from '@awaj/ui/NotFound';
import { PageLayout } from '@awaj/ui/PageLayout';
import { type ReactElement, useEffect, useLayoutEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { pathsIn } from '../address/paths.ts';
import { isNotFoundPage } from '../data/not-found.ts';
import { isUnavailable } from '../data/unavailable.ts';
import { tenderIdAt } from '../offline/tender-id.ts';

/** An address may match a route while only the answer tells that nothing is there. */
function useTitle(title: string): void {
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      // The next page may have set its own title; a page with the former title sets none.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}

export function NotFoundPage(): ReactElement {
  const { frame, failure } = useMessages();
  const { notFound } = failure;
  useTitle(frame.pageTitle(notFound.title));
  const paths = pathsIn(useLocale());
  return (
    <PageLayout>
      <NotFound home={{ label: notFound.home, href: paths.home() }} text={notFound.text} title={notFound.title} />
    </PageLayout>
  );
}

const isOfData = (error: unknown): boolean =>
  error instanceof ApiError || error instanceof NetworkError || isUnavailable(error);

/** A tender's address leads on to the tenders. */
function TenderGonePage(): ReactElement {
  const { frame, failure } = useMessages();
  const { title, text, open } = failure.tenderGone;
  useTitle(frame.pageTitle(title));
  const href = pathsIn(useLocale()).tenders({ ...noFilters, status: '1' });
  return (
    <PageLayout>
      <NotFound home={{ label: open, href }} text={text} title={title} />
    </PageLayout>
  );
}

/** Content that the server could not load is requested once by the browser. */
function useRetryOnce(isWanted: boolean, ask: () => void): void {
  useEffect(() => {
    if (isWanted) ask();
  }, [isWanted, ask]);
}

/** Replaces a page that failed, with a retry. */
export function FailurePage({ error }: { error: unknown }): ReactElement {
  const { failure } = useMessages();
  const { revalidate, state } = useRevalidator();
  const { pathname } = useLocation();
  const isOfServer = isUnavailable(error);
  useRetryOnce(isOfServer, revalidate);
  if (isNotFoundPage(error)) return tenderIdAt(pathname) === undefined ? <NotFoundPage /> : <TenderGonePage />;
  // A browser may remember a failed script until the document is loaded again.
  const retry = () => (isOfData(error) ? void revalidate() : location.reload());
  return (
    <PageLayout>
      <ErrorState
        isRetrying={state === 'loading'}
        level={1}
        onRetry={retry}
        retryLabel={failure.retry}
        text={isOfServer && error.status === 429 ? failure.tooMany : failureText(error, failure)}
        title={failure.title}
      />
    </PageLayout>
  );
}
