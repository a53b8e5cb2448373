import { type ReactElement, useEffect, useState } from 'react';
import { copyIcon, shareIcon, telegramIcon } from '../../icons.ts';
import { Dropdown, DropdownButton, DropdownLink } from '../Dropdown/Dropdown.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useToast } from '../Toast/Toast.tsx';

export interface ShareMenuProps {
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
}

const telegramLink = (url: string, title: string): string =>
  `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`;

/** Closing it without sharing is no failure. */
const shareOnDevice = (url: string, title: string) => navigator.share({ url, title }).catch(() => {});

/** Ways to pass a tender on, behind one button. The link to Telegram works without script, the others come when there is one. */
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
