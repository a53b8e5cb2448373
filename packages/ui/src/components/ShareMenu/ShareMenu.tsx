import { type ComponentProps, type ReactElement, useEffect, useState } from 'react';
import { checkIcon, copyIcon, shareIcon, telegramIcon } from '../../icons.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { row } from './ShareMenu.css.ts';

export type ShareMenuProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'children' | 'title' | 'role'> & {
  /** The whole address of what is shared. */
  url: string;
  title: string;
  words: {
    /** "Share this tender". */
    group: string;
    /** Opens what the device has for sharing. */
    share: string;
    telegram: string;
    copy: string;
    copied: string;
    /** When the browser does not allow it: "Copy it from the address bar". */
    copyFailed: string;
  };
};

type Copy = 'idle' | 'copied' | 'failed';

const telegramLink = (url: string, title: string): string =>
  `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`;

/** Closing it without sharing is no failure. */
const shareOnDevice = (url: string, title: string) => navigator.share({ url, title }).catch(() => {});

/** Ways to pass a tender on. The link to Telegram works without script, the others come when there is one. */
export function ShareMenu({ url, title, words, ...rest }: ShareMenuProps): ReactElement {
  const [canShare, setCanShare] = useState(false);
  const [copy, setCopy] = useState<Copy>('idle');
  useEffect(() => setCanShare('share' in navigator), []);
  const copyAddress = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopy('copied'),
      () => setCopy('failed'),
    );
  const outcome = { idle: '', copied: words.copied, failed: words.copyFailed }[copy];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div aria-label={words.group} className={row} role="group" {...rest}>
      {canShare && (
        <Button onClick={() => void shareOnDevice(url, title)} tone="quiet">
          <Icon drawing={shareIcon} />
          {words.share}
        </Button>
      )}
      <Link href={telegramLink(url, title)} look="quietButton" rel="noopener" target="_blank">
        <Icon drawing={telegramIcon} />
        {words.telegram}
      </Link>
      <Button onClick={() => void copyAddress()} tone="quiet">
        <Icon drawing={copy === 'copied' ? checkIcon : copyIcon} />
        {copy === 'idle' ? words.copy : outcome}
      </Button>
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </div>
  );
}
