const extension = '.pdf';
const longestName = 120;
/** File systems allow 255 bytes; the rest is for the " (1)" of a second download. */
const longestInBytes = 240;

/** Path separators, characters that Windows forbids, controls, and marks that change the text's direction. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** Device names on Windows, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?![^. ])/i;
/** A leading dot hides a file, and Windows drops dots and spaces at the end. */
const outerDots = /^[. ]+|[. ]+$/g;

function bytesOf(letter: string): number {
  const encoded = encodeURIComponent(letter);
  return encoded.startsWith('%') ? encoded.length / '%00'.length : encoded.length;
}

/** Shortens a name to what file systems allow, without cutting a letter. */
function shortened(name: string): string {
  let kept = '';
  let bytes = extension.length;
  for (const letter of name) {
    bytes += bytesOf(letter);
    if (bytes > longestInBytes || kept.length + letter.length + extension.length > longestName) break;
    kept += letter;
  }
  return kept;
}

/** The title with .pdf, as a name that every file system accepts, in any script. */
export function documentFileName(title: string): string {
  const plain = title.normalize('NFC').replace(unsafe, ' ').replace(/\s+/g, ' ').replace(outerDots, '');
  const named = plain === '' || reserved.test(plain) ? `bid document ${plain}` : plain;
  return shortened(named).replace(outerDots, '') + extension;
}
