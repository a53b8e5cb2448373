import { useArea } from '@awaj/i18n/react';
import { IconButton } from '@awaj/ui/IconButton';
import { copyIcon } from '@awaj/ui/icons';
import { TextField } from '@awaj/ui/TextField';
import { useToast } from '@awaj/ui/Toast';
import type { ReactElement } from 'react';

/** An address to copy. */
export function AddressField({ label, url }: { label: string; url: string }): ReactElement {
  const words = useArea('reminders');
  const show = useToast();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => show({ text: words.copied }),
      () => show({ text: words.copyFailed, tone: 'failure' }),
    );
  return (
    <TextField
      end={<IconButton icon={copyIcon} label={words.copy(label)} onClick={() => void copy()} />}
      label={label}
      onFocus={({ target }) => target.select()}
      readOnly
      type="url"
      value={url}
    />
  );
}
