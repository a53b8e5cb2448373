import { type ReactElement, useEffect, useState } from 'react';
import { copyIcon, shareIcon, telegramIcon } from '../../icons.ts';
import { Dropdown, DropdownButton, DropdownLink } from '../Dropdown/Dropdown.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useToast } from '../Toast/Toast.tsx';

export interface ShareMenuProps {
  /** The full address to share. */
  url: string;
  title: string;
  words: {
    /** "Share this tender". */
    group: string;
    /** Opens the device's own share sheet. */
    share: string;
    telegram: string;
    copy: string;
    copied: string;
    /** Shown when the browser refuses to copy: "Copy it from the address bar". */
    copyFailed: string;
  };
}

const telegramLink = (url: string, title: string): string =>
  `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`;

/** Closing the share sheet is not a failure. */
const shareOnDevice = (url: string, title: string) => navigator.share({ url, title }).catch(() => {});

/** Ways to share a tender behind one button. The Telegram link works without script; the others need it. */
export function ShareMenu({ url, title, words }: ShareMenuProps): ReactElement {
  const [canShare, setCanShare] = useState(false);
  const toast = useToast();
  useEffect(() => setCanShare('share' in navigator), []);
  const copyAddress = () =>
    navigator.clipboard.writeText(url).then(
      () => toast({ tone: 'done', text: words.copied }),
      () => toast({ tone: 'failure', text: words.copyFailed }),
    );
  return (
    <Dropdown label={words.group} look="bordered" opener={<Icon drawing={shareIcon} />}>
      {canShare && (
        <DropdownButton onClick={() => void shareOnDevice(url, title)}>
          <Icon drawing={shareIcon} />
          {words.share}
        </DropdownButton>
      )}
      <DropdownLink href={telegramLink(url, title)} rel="noopener" target="_blank">
        <Icon drawing={telegramIcon} />
        {words.telegram}
      </DropdownLink>
      <DropdownButton onClick={() => void copyAddress()}>
        <Icon drawing={copyIcon} />
        {words.copy}
      </DropdownButton>
    </Dropdown>
  );
}
