import { redirect } from 'react-router';
import { paths } from '../address/paths.ts';

export const clientLoader = () => redirect(paths.latestTenders());

export default function Home() {
  return null;
}
