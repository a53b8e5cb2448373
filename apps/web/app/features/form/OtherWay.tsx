import { Link } from '@awaj/ui/Link';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';

/** Below a form: a link to the other one. */
export function OtherWay({ question, href, label }: { question: string; href: string; label: string }): ReactElement {
  return (
    <Text>
      {question}{' '}
      <Link href={href} look="inline">
        {label}
      </Link>
    </Text>
  );
}
