import { messageOf } from '../../../http/errors.ts';
import { DocumentFault } from './adapter.ts';

const mostPages = 300;
/** A page with fewer letters is a scanned image. */
const fewestLetters = 20;

/** Reads the text of a PDF page by page. The library is large, so it is loaded with the first PDF. */
export async function readPdf(body: Buffer): Promise<string> {
  if (!body.subarray(0, 1_024).includes('%PDF')) throw new DocumentFault('other-format', 'it is not a PDF');
  if (!body.subarray(-2_048).includes('%%EOF')) throw new DocumentFault('incomplete');
  const { extractText, getDocumentProxy } = await import('unpdf');
  try {
    const pdf = await getDocumentProxy(new Uint8Array(body), { verbosity: 0 });
    try {
      if (pdf.numPages > mostPages) throw new DocumentFault('too-much', `${pdf.numPages} pages`);
      const { text } = await extractText(pdf, { mergePages: false });
      const letters = text.join('').match(/\p{L}/gu)?.length ?? 0;
      if (letters < fewestLetters * pdf.numPages)
        throw new DocumentFault('picture', `${pdf.numPages === 1 ? 'a page' : `${pdf.numPages} pages`} without text`);
      return text.join('\n\n');
    } finally {
      await pdf.cleanup();
    }
  } catch (error) {
    if (error instanceof DocumentFault) throw error;
    throw new DocumentFault('damaged', messageOf(error));
  }
}
