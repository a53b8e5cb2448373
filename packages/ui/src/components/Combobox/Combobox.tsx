import { type FocusEvent, type ReactElement, type Ref, useImperativeHandle, useRef } from 'react';
import { closeIcon, downIcon } from '../../icons.ts';
import { type FieldControl, type FieldProps, FormField, frameOf } from '../FormField/FormField.tsx';
import { InputBox } from '../FormField/InputBox.tsx';
import { useIsScripted } from '../FormField/use-is-scripted.ts';
import { useValue } from '../FormField/use-value.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Matches } from '../OptionList/matches.ts';
import { type Option, OptionList } from '../OptionList/OptionList.tsx';
import { type OnSearch, searchInput } from '../OptionList/use-searched-list.ts';
import { NativeChoice } from '../Select/NativeChoice.tsx';
import * as styles from './Combobox.css.ts';
import { useCombobox } from './use-combobox.ts';

export interface ComboboxProps extends FieldProps {
  options: readonly Option[];
  value?: string | undefined;
  defaultValue?: string;
  /** The value of an option, or the empty text when the field was emptied. */
  onChange?: (value: string) => void;
  name?: string;
  placeholder?: string;
  /** A first option for all of them; its value is the empty text. */
  all?: Pick<Option, 'label' | 'count'>;
  labels: {
    /** Of the button that empties the field: "Clear region". */
    clear: string;
    /** What a screen reader hears of how many names answer what was typed. */
    found: (count: number) => string;
    /** In the place of the options, when nothing has that name. */
    empty: string;
  };
  /** Whether a name answers what was typed. Otherwise it does when it contains it, in capitals or not. */
  matches?: Matches;
  /** Finds the options elsewhere once the typing rests. They are not searched again, and hold at first what is chosen. */
  onSearch?: OnSearch;
  /** That the options are on their way, for as long as they are. */
  loading?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** One of many, found by any part of its name. What is not one of them does not stay in the field. */
export function Combobox(props: ComboboxProps): ReactElement {
  const [frame] = frameOf(props);
  const isScripted = useIsScripted();
  const { value, setValue, reset } = useValue(props, props.defaultValue ?? '');
  const { name, placeholder, all } = props;
  const options = all ? [{ value: '', ...all }, ...props.options] : props.options;
  return (
    <FormField onReset={reset} {...frame}>
      {(field) =>
        isScripted ? (
          <ListChoice {...props} field={field} onChoose={setValue} options={options} value={value} />
        ) : (
          <NativeChoice
            field={field}
            name={name}
            onChoose={setValue}
            options={all ? options : [{ value: '', label: placeholder ?? '' }, ...options]}
            value={value}
          />
        )
      }
    </FormField>
  );
}

type ChoiceProps = ComboboxProps & {
  field: FieldControl;
  value: string;
  onChoose: (value: string) => void;
};

function ListChoice(props: ChoiceProps): ReactElement {
  const { field, value, loading, labels, name, placeholder, all, ref } = props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const { list, text, newsOf, isBusy, found, write, choose, leave, onKeyDown } = useCombobox(props);
  const { labelId, ...described } = field;
  const clear = () => {
    write('');
    // The button is about to go away, and the focus with it.
    input.current?.focus();
  };
  return (
    <>
      <OptionList
        chosen={[value]}
        isBusy={isBusy}
        labelledBy={labelId}
        news={newsOf(labels.found)}
        note={loading ?? labels.empty}
        onChoose={choose}
        options={found}
        state={list}
      >
        <InputBox
          end={
            text && text !== all?.label ? (
              <IconButton icon={closeIcon} label={labels.clear} onClick={clear} />
            ) : (
              <span className={styles.sign}>
                <Icon drawing={downIcon} />
              </span>
            )
          }
          onBlur={({ relatedTarget, currentTarget }: FocusEvent) => {
            if (!currentTarget.parentElement?.contains(relatedTarget)) leave();
          }}
          onChange={(event) => write(event.target.value)}
          onClick={({ currentTarget }) => {
            // A finger has no Escape.
            if (list.isOpen) return list.close();
            list.open();
            // What is typed takes the place of the name that stands there.
            currentTarget.setSelectionRange(0, text.length);
          }}
          onKeyDown={onKeyDown}
          placeholder={placeholder}
          ref={input}
          value={text}
          {...searchInput}
          {...described}
          {...list.combobox}
        />
      </OptionList>
      {name && <input name={name} type="hidden" value={value} />}
    </>
  );
}
