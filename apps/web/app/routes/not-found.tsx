import { localeOfPath } from '@awaj/domain/navigation';
import { data } from 'react-router';
import { NotFoundPage } from '../FailurePage.tsx';
import { localeOfRequest } from '../page-locale.ts';
import { messagesOf } from '../translations.ts';
import type { Route } from './+types/not-found.ts';

export const loader = ({ request }: Route.LoaderArgs) => data(localeOfRequest(request), { status: 404 });

export const meta = ({ location }: Route.MetaArgs) => [
  { title: messagesOf(localeOfPath(location.pathname)).common.notFound.title },
  { name: 'robots', content: 'noindex' },
];

export default NotFoundPage;
