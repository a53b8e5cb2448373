import type { ReactElement } from 'react';
import { Message, type MessageProps } from '../Message/Message.tsx';

export type EmptyStateProps = Pick<MessageProps, 'title' | 'text' | 'action' | 'level'> & {
  /** `found`: a search without results. `saved`: nothing saved yet. `list`: any other empty list. */
  of?: 'list' | 'found' | 'saved';
};

const illustrations = { list: 'empty', found: 'nothingFound', saved: 'nothingSaved' } as const;

/** Says that a list is empty and what to do about it. */
export function EmptyState({ of = 'list', ...rest }: EmptyStateProps): ReactElement {
  return <Message illustration={illustrations[of]} {...rest} />;
}
