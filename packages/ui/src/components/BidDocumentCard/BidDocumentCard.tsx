import { type ComponentProps, type ReactElement, useId } from 'react';
import { alertIcon, documentIcon, downloadIcon } from '../../icons.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './BidDocumentCard.css.ts';

export type BidDocumentCardProps = Omit<ComponentProps<'article'>, 'className' | 'style' | 'title' | 'children'> & {
  title: string;
  /** The company's own number for the document. */
  reference?: string;
  /** "200 birr", or the word for free. */
  price: string;
  /** "2.4 MB". */
  fileSize?: string;
  /** "Purchased", after it was bought. */
  purchased?: string;
  /** Buying opens another page. A download starts here. */
  action: { label: string } & ({ href: string } | { onClick: () => void; isBusy?: boolean });
  /** On a page about this document alone: its action is the page's main one. */
  isMain?: boolean;
  /** The failure of the download, with a next step. */
  failure?: string;
};

/** A document that bidders need, with its price and a button to buy or download it. */
export function BidDocumentCard(props: BidDocumentCardProps): ReactElement {
  const { title, reference, price, fileSize, purchased, action, isMain = false, failure, ...rest } = props;
  const id = useId();
  return (
    <article aria-labelledby={id} className={styles.card} {...rest}>
      <span className={styles.sign}>
        <Icon drawing={documentIcon} />
      </span>
      <div className={styles.words}>
        <Heading dir="auto" id={id} level={3} size="s">
          {title}
        </Heading>
        {reference && (
          <Text dir="auto" size="s" tone="muted">
            {reference}
          </Text>
        )}
        <div className={styles.facts}>
          <strong>{price}</strong>
          {fileSize && <span className={styles.size}>{fileSize}</span>}
          {purchased && <Badge tone="positive">{purchased}</Badge>}
        </div>
      </div>
      <div className={styles.action}>
        {'href' in action ? (
          <Link aria-describedby={id} href={action.href} look={isMain ? 'button' : 'quietButton'}>
            {action.label}
          </Link>
        ) : (
          <Button
            aria-describedby={id}
            isBusy={action.isBusy ?? false}
            onClick={action.onClick}
            tone={isMain ? 'primary' : 'quiet'}
          >
            <Icon drawing={downloadIcon} />
            {action.label}
          </Button>
        )}
      </div>
      {failure && (
        <p className={styles.failure} role="alert">
          <Icon drawing={alertIcon} />
          {failure}
        </p>
      )}
    </article>
  );
}
