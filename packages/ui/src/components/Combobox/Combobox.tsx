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
  /** The chosen option's value, or an empty string when the field was cleared. */
  onChange?: (value: string) => void;
  name?: string;
  placeholder?: string;
  /** A first option that means all; its value is an empty string. */
  all?: Pick<Option, 'label' | 'count'>;
  labels: {
    /** Label of the button that clears the field: "Clear region". */
    clear: string;
    /** Announces how many names match what was typed. */
    found: (count: number) => string;
    /** Shown instead of options when no name matches. */
    empty: string;
  };
  /** Whether a name matches what was typed. By default: it contains it, in upper or lower case. */
  matches?: Matches;
  /**
   * Searches elsewhere after the typing pauses; `options` are then not filtered again. At first they hold what is
   * chosen.
   */
  onSearch?: OnSearch;
  /** Text shown while options are loading. */
  loading?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Chooses one of many options by any part of its name. Text that matches no option does not stay in the field. */
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
    // The button is about to be removed, and the focus would be lost.
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
            // Touch users have no Escape key.
            if (list.isOpen) return list.close();
            list.open();
            // Typing replaces the whole name.
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
