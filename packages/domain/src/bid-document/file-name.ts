const extension = '.pdf';
const longestName = 120;
/** File systems count bytes, 255 at most; room is left for the " (1)" of a second download. */
const longestInBytes = 240;

/** Path separators, what Windows forbids, controls, and marks that turn the direction of the text around. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** Names of devices on Windows, whatever stands after a dot. */
const reserved = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?![^. ])/i;
/** A leading dot hides a file, and Windows drops dots and spaces at the end. */
const outerDots = /^[. ]+|[. ]+$/g;

function bytesOf(letter: string): number {
  const encoded = encodeURIComponent(letter);
  return encoded.startsWith('%') ? encoded.length / '%00'.length : encoded.length;
}

/** The beginning of the text, as long as file systems allow, without cutting a letter in two. */
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

/** The title and .pdf as a name that every file system takes, in whatever script it is. */
export function documentFileName(title: string): string {
  const plain = title.normalize('NFC').replace(unsafe, ' ').replace(/\s+/g, ' ').replace(outerDots, '');
  const named = plain === '' || reserved.test(plain) ? `bid document ${plain}` : plain;
  return shortened(named).replace(outerDots, '') + extension;
}
