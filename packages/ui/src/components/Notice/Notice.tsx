import { Fragment, type ReactElement, type ReactNode } from 'react';
import { alertIcon, infoIcon, successIcon } from '../../icons.ts';
import { classesOf } from '../../theme/variants.ts';
import { useIsLate } from '../Banner/use-is-late.ts';
import { Icon, type IconDrawing } from '../Icon/Icon.tsx';
import * as styles from './Notice.css.ts';

export interface NoticeProps {
  /** `success` or `failure` of what was just done here, `info` for what is to be known while doing it. */
  tone: 'info' | 'success' | 'failure';
  /** A sentence or two; a Link in them is inline. */
  children: ReactNode;
}

const icons = { info: infoIcon, success: successIcon, failure: alertIcon } satisfies Record<
  NoticeProps['tone'],
  IconDrawing
>;

/** Within a section, a card, a drawer or a form: about what the reader is doing there. */
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
