export interface BidDocument {
  isPurchased: boolean;
  /** Decimal birr as it travels; "0" is free. */
  price: string;
}

export const documentAction = ({ isPurchased, price }: BidDocument): 'download' | 'buy' =>
  isPurchased || Number(price) === 0 ? 'download' : 'buy';

export const documentButtonTexts = { download: 'Download Document', buy: 'Buy Document' } as const;

const longestName = 120;
const extension = '.pdf';

/** Path separators, what Windows forbids, controls, and marks that turn the direction of the text around. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\u2028\u2029]+/gu;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** The title as a name that every file system takes, in whatever script it is. */
export function documentFileName(title: string): string {
  const plain = title
    .normalize('NFC')
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const named = plain === '' || reserved.test(plain) ? `bid document ${plain}`.trim() : plain;
  const letters = [...named].slice(0, longestName - extension.length);
  while (letters.join('').length > longestName - extension.length) letters.pop();
  return letters.join('').trimEnd() + extension;
}
