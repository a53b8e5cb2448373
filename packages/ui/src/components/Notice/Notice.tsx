import { Fragment, type ReactElement, type ReactNode } from 'react';
import { alertIcon, infoIcon, successIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { useIsLate } from '../Banner/use-is-late.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import * as styles from './Notice.css.ts';

export interface NoticeProps {
  /** `success` or `failure` of an action here, `info` for something to know beforehand. */
  tone: 'info' | 'success' | 'failure';
  /** A sentence or two; a Link in them is inline. */
  children: ReactNode;
}

const icons = { info: infoIcon, success: successIcon, failure: alertIcon } satisfies Record<
  NoticeProps['tone'],
  IconDrawing
>;

/** A message inside a section, card, drawer or form, about the reader's current task. */
export function Notice({ tone, children }: NoticeProps): ReactElement {
  const isFailure = tone === 'failure';
  const isLate = useIsLate();
  return (
    <div className={styles.notice}>
      <span className={classesOf(styles.sign, { tone })}>
        <Icon drawing={icons[tone]} />
      </span>
      <div className={styles.words} role={isFailure ? 'alert' : 'status'}>
        <Fragment key={String(isLate && !isFailure)}>{children}</Fragment>
      </div>
    </div>
  );
}
