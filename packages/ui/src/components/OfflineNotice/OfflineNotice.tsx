import type { ReactElement } from 'react';
import { Message, type MessageProps } from '../Message/Message.tsx';

export type OfflineNoticeProps = Pick<MessageProps, 'title' | 'action' | 'level'> & {
  /** What still works: "Tenders you opened before can be read." */
  text: string;
};

/** The device is offline. Some things keep working. */
export function OfflineNotice(props: OfflineNoticeProps): ReactElement {
  return <Message illustration="offline" isUrgent {...props} />;
}
