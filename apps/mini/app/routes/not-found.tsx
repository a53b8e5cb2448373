import { useMessages } from '@awaj/i18n/react';
import { NothingHere } from '../shell/NothingHere.tsx';

export default function NotFound() {
  const { title, text, home } = useMessages().failure.notFound;
  return <NothingHere text={text} title={title} way={home} />;
}
