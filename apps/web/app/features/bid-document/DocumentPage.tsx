import { isNotFound } from '@awaj/features/failure';
import { QueryFailure } from '@awaj/features/query-failure';
import { FormLayout } from '@awaj/ui/FormLayout';
import { Loading } from '@awaj/ui/Loading';
import { SkeletonText } from '@awaj/ui/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { BrandLink } from '../../shell/BrandLink.tsx';
import { NeedsScript } from '../../shell/NoScript.tsx';
import { MembersOnly } from './MembersOnly.tsx';

const linesOfForm = 6;

/** A page about one document, for members. */
export function DocumentPage({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <FormLayout brand={<BrandLink />} intro={intro} title={title}>
      <NeedsScript />
      <MembersOnly>{children}</MembersOnly>
    </FormLayout>
  );
}

interface AnsweredProps<Answer> {
  query: UseQueryResult<Answer>;
  /** Replaces a 404. */
  missing: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** The content, a message that there is none, or a retry. */
export function Answered<Answer>({ query, missing, children }: AnsweredProps<Answer>): ReactElement {
  const { data, error } = query;
  if (data !== undefined) return <>{children(data)}</>;
  if (isNotFound(error)) return <>{missing}</>;
  if (query.isError) return <QueryFailure query={query} />;
  return (
    <Loading isLoading skeleton={<SkeletonText lines={linesOfForm} />}>
      {null}
    </Loading>
  );
}
