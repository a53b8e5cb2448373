import type { ReactElement } from 'react';
import { Link } from '../Link/Link.tsx';
import { Message, type MessageProps } from '../Message/Message.tsx';

export type NotFoundProps = Pick<MessageProps, 'title' | 'text'> & {
  /** The link out: "Go to Homepage". */
  home: { label: string; href: string };
};

/** The whole page for an unknown address. */
export function NotFound({ home, ...rest }: NotFoundProps): ReactElement {
  return (
    <Message
      action={
        <Link href={home.href} look="button">
          {home.label}
        </Link>
      }
      illustration="nothingFound"
      level={1}
      {...rest}
    />
  );
}
