import { type ReactElement, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as styles from '../FormField/FormField.css.ts';
import { type FieldProps, FormField } from '../FormField/FormField.tsx';
import { useIsScripted } from '../FormField/use-is-scripted.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { FieldInputProps } from '../TextField/TextField.tsx';

export type PasswordFieldProps = FieldProps &
  Omit<FieldInputProps, 'ref' | 'autoComplete'> & {
    /** `current-password` to log in, `new-password` to choose one: a password manager offers the right thing. */
    autoComplete: 'current-password' | 'new-password';
    /** Of the button that shows what is typed and hides it again. */
    labels: { show: string; hide: string };
  };

export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { label, hint, error, errorTiming, optional, id, labels, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const isScripted = useIsScripted();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const form = input.current?.form;
    // A form is sent with the password hidden: otherwise a browser does not offer to keep it.
    const hide = () => flushSync(() => setShown(false));
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <FormField error={error} errorTiming={errorTiming} hint={hint} id={id} label={label} optional={optional}>
      {({ labelId: _, ...described }) => (
        <div className={styles.box}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            className={styles.control({ room: 'end' })}
            ref={input}
            spellCheck={false}
            type={isShown ? 'text' : 'password'}
            {...described}
            {...rest}
          />
          {isScripted && (
            <span className={styles.endButton}>
              <IconButton
                aria-controls={described.id}
                icon={isShown ? 'eyeOff' : 'eye'}
                label={isShown ? labels.hide : labels.show}
                onClick={() => keepingCursor(input.current, () => setShown(!isShown))}
                // The field keeps its focus, and a phone its keyboard.
                onMouseDown={(event) => event.preventDefault()}
              />
            </span>
          )}
        </div>
      )}
    </FormField>
  );
}

/** A browser may put the cursor to the start when the type of an input changes. */
function keepingCursor(input: HTMLInputElement | null, change: () => void): void {
  const { selectionStart = null, selectionEnd = null } = input ?? {};
  flushSync(change);
  if (document.activeElement === input) input?.setSelectionRange(selectionStart, selectionEnd);
}
