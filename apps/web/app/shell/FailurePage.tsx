import { ApiError, NetworkError } from '@awaj/api-client';
import { failureText } from '@awaj/features/failure';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { Button } from '@awaj/ui/Button';
import { alertIcon } from '@awaj/ui/icons';
import { Message } from '@awaj/ui/Message';
import { NotFound } from '@awaj/ui/NotFound';
import { PageLayout } from '@awaj/ui/PageLayout';
import { type ReactElement, useEffect, useLayoutEffect } from 'react';
import { useRevalidator } from 'react-router';
import { pathsIn } from '../address/paths.ts';
import { isNotFoundPage } from '../data/not-found.ts';
import { isUnavailable } from '../data/unavailable.ts';

/** An address may fit a route, and only the answer to a question tell that nothing is there. */
function useTitle(title: string): void {
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      // The next page may have set its own by now; one with the title from before sets none.
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

/** What the server could not have, the browser asks for once by itself. */
function useAskAgain(isWanted: boolean, ask: () => void): void {
  useEffect(() => {
    if (isWanted) ask();
  }, [isWanted, ask]);
}

/** In the place of a page that could not be shown, with the way to try again. */
export function FailurePage({ error }: { error: unknown }): ReactElement {
  const { failure } = useMessages();
  const { revalidate, state } = useRevalidator();
  const isOfServer = isUnavailable(error);
  useAskAgain(isOfServer, revalidate);
  if (isNotFoundPage(error)) return <NotFoundPage />;
  // Of a script that did not load a browser may remember that it did not, until the page is loaded anew.
  const retry = () => (isOfData(error) ? void revalidate() : location.reload());
  return (
    <PageLayout>
      <Message
        action={
          <Button isBusy={state === 'loading'} onClick={retry}>
            {failure.retry}
          </Button>
        }
        icon={alertIcon}
        isUrgent
        level={1}
        text={isOfServer && error.status === 429 ? failure.tooMany : failureText(error, failure)}
        title={failure.title}
      />
    </PageLayout>
  );
}
