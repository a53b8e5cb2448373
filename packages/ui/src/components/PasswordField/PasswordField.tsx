import { type ReactElement, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { eyeIcon, eyeOffIcon } from '../../icons.ts';
import { type FieldProps, FormField, frameOf } from '../FormField/FormField.tsx';
import { InputBox } from '../FormField/InputBox.tsx';
import { useIsScripted } from '../FormField/use-is-scripted.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { FieldInputProps } from '../TextField/TextField.tsx';

export type PasswordFieldProps = FieldProps &
  Omit<FieldInputProps, 'autoComplete'> & {
    /** `current-password` to log in, `new-password` to set one, so that password managers offer the right thing. */
    autoComplete: 'current-password' | 'new-password';
    /** Labels of the button that shows and hides the password. */
    labels: { show: string; hide: string };
  };

export function PasswordField(props: PasswordFieldProps): ReactElement {
  const [frame, { labels, ref, ...rest }] = frameOf(props);
  const own = useId();
  const id = frame.id ?? own;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const isScripted = useIsScripted();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const form = input.current?.form;
    // Hides the password when the form is sent; otherwise browsers do not offer to save it.
    const hide = () => flushSync(() => setShown(false));
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const button = isScripted && (
    <IconButton
      aria-controls={id}
      icon={isShown ? eyeOffIcon : eyeIcon}
      label={isShown ? labels.hide : labels.show}
      onClick={() => keepingCursor(input.current, () => setShown(!isShown))}
      // The field keeps the focus, so a phone keeps its keyboard open.
      onMouseDown={(event) => event.preventDefault()}
    />
  );
  return (
    <FormField {...frame} id={id}>
      {({ labelId: _, ...described }) => (
        <InputBox
          autoCapitalize="none"
          autoCorrect="off"
          end={button}
          ref={input}
          spellCheck={false}
          type={isShown ? 'text' : 'password'}
          {...described}
          {...rest}
        />
      )}
    </FormField>
  );
}

/** Some browsers move the cursor to the start when the input's type changes. */
function keepingCursor(input: HTMLInputElement | null, change: () => void): void {
  const { selectionStart = null, selectionEnd = null } = input ?? {};
  flushSync(change);
  if (document.activeElement === input) input?.setSelectionRange(selectionStart, selectionEnd);
}
