import { type ReactElement, type ReactNode, type Ref, useId } from 'react';
import { type FieldControl, type FieldProps, FormField, frameOf } from '../FormField/FormField.tsx';
import { useValue } from '../FormField/use-value.ts';
import * as styles from './RadioCards.css.ts';

export interface RadioCard {
  value: string;
  title: string;
  /** Figures with their unit. */
  price?: string;
  note?: string;
  /** A Badge that sets it apart. */
  badge?: ReactNode;
}

export interface RadioCardsProps extends FieldProps {
  options: readonly RadioCard[];
  /** Below a heading that says the same. */
  isLabelHidden?: boolean | undefined;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** For a form that is sent without script. */
  name?: string;
  /** Refers to the radio button that Tab reaches: the chosen one, or the first. */
  ref?: Ref<HTMLInputElement>;
}

/** One of two to five options that need explaining, such as plans. */
export function RadioCards(props: RadioCardsProps): ReactElement {
  const [frame, { options, isLabelHidden, ref }] = frameOf(props);
  const own = useId();
  const { value, setValue, reset } = useValue(props, props.defaultValue ?? '');
  const reached = options.find((card) => card.value === value) ?? options[0];
  return (
    <FormField as="group" isLabelHidden={isLabelHidden} onReset={reset} {...frame}>
      {(field) => (
        <div className={styles.cards}>
          {options.map((card) => (
            <Card
              card={card}
              field={field}
              isChosen={card.value === value}
              key={card.value}
              name={props.name ?? own}
              onChoose={setValue}
              ref={card === reached ? ref : undefined}
            />
          ))}
        </div>
      )}
    </FormField>
  );
}

interface CardProps {
  card: RadioCard;
  field: FieldControl;
  isChosen: boolean;
  name: string;
  ref: Ref<HTMLInputElement> | undefined;
  onChoose: (value: string) => void;
}

function Card({ card, field, isChosen, name, onChoose, ref }: CardProps): ReactElement {
  const { value, title, price, note, badge } = card;
  const id = useId();
  return (
    <label className={styles.card} htmlFor={id}>
      <input
        aria-invalid={field['aria-invalid']}
        checked={isChosen}
        className={styles.input}
        id={id}
        name={name}
        onChange={() => onChoose(value)}
        ref={ref}
        type="radio"
        value={value}
      />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.title}>{title}</span>
          {/* With very large letters the price breaks before or after the figures, not within them. */}
          {price && <span className={styles.price}>{price.replaceAll('\u00a0', ' ')}</span>}
        </span>
        {(note || badge) && (
          <span className={styles.line}>
            {note && <span className={styles.note}>{note}</span>}
            {badge}
          </span>
        )}
      </span>
    </label>
  );
}
