import { redirect } from 'react-router';
import { localeOfRequest } from '../page-locale.ts';
import { pathsIn } from '../paths.ts';
import type { Route } from './+types/home.ts';

export const loader = ({ request }: Route.LoaderArgs) => redirect(pathsIn(localeOfRequest(request)).tenders());
