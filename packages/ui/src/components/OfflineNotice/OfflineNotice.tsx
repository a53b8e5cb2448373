import type { ReactElement } from 'react';
import { Message, type MessageProps } from '../Message/Message.tsx';

export type OfflineNoticeProps = Pick<MessageProps, 'title' | 'action' | 'level'> & {
  /** What is still possible: "Tenders you opened before can be read." */
  text: string;
};

/** The device has no connection. Nothing is broken; some things go on working. */
export function OfflineNotice(props: OfflineNoticeProps): ReactElement {
  return <Message illustration="offline" isUrgent {...props} />;
}
