import PostalMime, { type Email } from 'postal-mime';
import { messageOf } from '../../../http/errors.ts';
import { readableText } from '../import/notice/notice-content.ts';
import { type Adapter, DocumentFault, type Piece, type RawDocument } from './adapter.ts';
import { listOf, optional, text } from './config-shape.ts';
import { keyOfText } from './html-parts.ts';
import { readPdf } from './pdf-text.ts';

export interface EmlConfig {
  folder: string;
  /** The accepted senders. Mails from others go to quarantine. */
  from: readonly string[] | undefined;
}

const fewestLetters = 40;

async function parse(body: Buffer): Promise<Email> {
  try {
    return await PostalMime.parse(body, { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 });
  } catch (error) {
    throw new DocumentFault('damaged', messageOf(error));
  }
}

const lettersIn = (said: string): number => said.match(/\p{L}/gu)?.length ?? 0;

/** Reads attached PDFs if the mail itself has almost no text. */
async function textsOf(mail: Email): Promise<string[]> {
  const own = mail.html ?? mail.text ?? '';
  if (lettersIn(mail.html === undefined ? own : readableText(own)) >= fewestLetters) return [own];
  const pdfs = mail.attachments.filter(({ mimeType }) => mimeType === 'application/pdf');
  const texts: string[] = [];
  for (const { content } of pdfs)
    texts.push(
      await readPdf(typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))),
    );
  if (texts.length > 0) return texts;
  const pictures = mail.attachments.some(({ mimeType }) => mimeType.startsWith('image/'));
  throw new DocumentFault(pictures ? 'picture' : 'no-text', 'the mail has almost no text');
}

async function* piecesOf({ from }: EmlConfig, document: RawDocument): AsyncGenerator<Piece> {
  const mail = await parse(document.body);
  const key = mail.messageId ?? document.address;
  const sender = mail.from?.address?.toLowerCase() ?? '';
  if (from && !from.some((each) => sender === each.toLowerCase() || sender.endsWith(`@${each.toLowerCase()}`))) {
    yield { key, reason: 'other-format', detail: `it comes from ${sender || 'nobody'}, who is not in "from"` };
    return;
  }
  const texts = await textsOf(mail);
  for (const [at, said] of texts.entries())
    yield {
      key: at === 0 ? key : `${key} ${keyOfText(said)}`,
      address: document.address,
      text: said,
      cells: mail.subject && texts.length === 1 ? { title: mail.subject } : {},
      date: mail.date ?? null,
      version: null,
    };
}

/** Reads mails from a folder, one file each. */
export const eml: Adapter<EmlConfig> = {
  version: 1,
  shape: { folder: text, from: optional(listOf(text)) },
  addressesOf: () => [],
  findsAll: () => true,
  async *list({ folder }, crawl) {
    yield* crawl.files(folder, '.eml');
  },
  read: piecesOf,
};
