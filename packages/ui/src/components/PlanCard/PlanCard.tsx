import { type ReactElement, useId } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { input as radioSign } from '../RadioCards/RadioCards.css.ts';
import { TickList } from '../TickList/TickList.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PlanCard.css.ts';

export { PlanCards } from './PlanCards.tsx';

export interface PlanCardProps {
  /** "1 Year". */
  name: string;
  /** The price: "2,360 birr". */
  price: string;
  /** The price before a discount, struck through. `label` says so to screen readers: "Before". */
  oldPrice?: { label: string; amount: string };
  /** Beside the price: "197 birr a month". */
  perMonth?: string;
  /** "VAT included". */
  note?: string;
  /** "Save 1,560 birr". */
  saving?: string;
  /** The features of the plan. */
  points?: readonly string[];
  isChosen?: boolean;
  /** Level of its heading: one below the heading above the cards. */
  level?: 2 | 3;
  /** How it is chosen: a link, an action, or a radio button of a group. */
  choice: PlanChoice;
}

export type PlanChoice =
  | { kind: 'link'; href: string; action: string }
  | { kind: 'button'; action: string; onClick: () => void; isBusy?: boolean }
  /** Cards of one group share `group`, under which a form sends the value. */
  | { kind: 'radio'; group: string; value: string; onChoose: (value: string) => void };

function Price({ price, perMonth, oldPrice, note }: PlanCardProps): ReactElement {
  return (
    <div>
      {oldPrice && (
        <s className={styles.oldPrice}>
          <VisuallyHidden>{oldPrice.label} </VisuallyHidden>
          {oldPrice.amount}
        </s>
      )}
      <div>
        <span className={styles.price}>{price}</span> {perMonth && <span className={styles.perMonth}>{perMonth}</span>}
      </div>
      {note && <div className={styles.note}>{note}</div>}
    </div>
  );
}

function Details(props: PlanCardProps): ReactElement {
  return (
    <div className={styles.details}>
      <Price {...props} />
      {props.points && props.points.length > 0 && <TickList points={props.points} size="s" />}
    </div>
  );
}

type Radio = Extract<PlanChoice, { kind: 'radio' }>;

function RadioPlan({ radio, plan }: { radio: Radio; plan: PlanCardProps }): ReactElement {
  const { name, saving, isChosen = false } = plan;
  return (
    <label className={styles.card} data-chosen={isChosen} data-kind="radio">
      <span className={styles.head}>
        <input
          checked={isChosen}
          className={radioSign}
          name={radio.group}
          onChange={() => radio.onChoose(radio.value)}
          type="radio"
          value={radio.value}
        />
        <strong className={styles.name}>{name}</strong>
        {saving && <Badge tone="positive">{saving}</Badge>}
      </span>
      <Details {...plan} />
    </label>
  );
}

/** A subscription plan with its full price. */
export function PlanCard(props: PlanCardProps): ReactElement {
  const id = useId();
  const { name, saving, isChosen = false, level = 3, choice } = props;
  if (choice.kind === 'radio') return <RadioPlan plan={props} radio={choice} />;
  return (
    <article aria-labelledby={id} className={styles.card} data-chosen={isChosen}>
      <div className={styles.head}>
        <Heading id={id} level={level} size="m">
          {name}
        </Heading>
        {saving && <Badge tone="positive">{saving}</Badge>}
      </div>
      <Details {...props} />
      <div className={styles.action}>
        {choice.kind === 'link' ? (
          <Link aria-describedby={id} href={choice.href} look={isChosen ? 'button' : 'quietButton'}>
            {choice.action}
          </Link>
        ) : (
          <Button
            aria-describedby={id}
            isBusy={choice.isBusy ?? false}
            onClick={choice.onClick}
            tone={isChosen ? 'primary' : 'quiet'}
          >
            {choice.action}
          </Button>
        )}
      </div>
    </article>
  );
}
